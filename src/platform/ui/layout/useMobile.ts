import { useSyncExternalStore, useEffect } from 'react';

/** True below the breakpoint of 960 px (spec section 9); updates with the window. */
export function useMobile(): boolean {
  return useSyncExternalStore(watchWindow, isMobile);
}

/** Inner width of the window, updated with it. For the few sizes that are not CSS. */
export function useScreenWidth(): number {
  return useSyncExternalStore(watchWindow, screenWidth);
}

/** Inner height of the window, updated with it. */
export function useScreenHeight(): number {
  return useSyncExternalStore(watchWindow, screenHeight);
}

function watchWindow(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

function isMobile(): boolean {
  return !window.matchMedia(`(min-width: ${BREAKPOINT}px)`).matches;
}

function screenWidth(): number {
  return window.innerWidth;
}

function screenHeight(): number {
  return window.innerHeight;
}

/** Sizes that components use, in CSS pixels (spec sections 2 and 9). Sizes only used by styles are in tokens.css. */
export const BREAKPOINT = 960;

export const BRANCH_LIST_MAX_HEIGHT = 150;

/** Largest width and height of the placeholder in an avatar or a cropper. */
export const AVATAR_PLACEHOLDER_MAX = 220;

const DRAWER = { narrow: 300, wide: 375, from: 410 } as const;
const LOGIN_ICON = { small: 33, large: 40, from: 600 } as const;

/** Width of the mobile drawer: 300 on screens under 410, else 375 (spec section 9). */
export function drawerWidth(width: number): number {
  return width < DRAWER.from ? DRAWER.narrow : DRAWER.wide;
}

/** Size of the logo on the login page: 33 under 600, else 40 (spec section 9). */
export function loginIconSize(width: number): number {
  return width < LOGIN_ICON.from ? LOGIN_ICON.small : LOGIN_ICON.large;
}

/** Shows all text of the page, also in dialogs and messages, at no less than 16 px; badges and captions at 14. */
export function useLargeText(isWanted: boolean): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-large-text', isWanted);
    return () => document.documentElement.removeAttribute('data-large-text');
  }, [isWanted]);
}
