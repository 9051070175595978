import { useSyncExternalStore } from 'react';
import { BREAKPOINT } from './layout';

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
