/** Sizes that components use, in CSS pixels (spec sections 2 and 9). Sizes only used by styles are in tokens.css. */
export const BREAKPOINT = 960;

export const BRANCH_LIST_MAX_HEIGHT = 150;

/** Largest width and height of the placeholder in an avatar or a cropper. */
export const AVATAR_PLACEHOLDER_MAX = 220;

const DRAWER = { narrow: 300, wide: 375, from: 410 } as const;
const LOGIN_ICON = { small: 33, large: 40, from: 600 } as const;

/** Width of the mobile drawer: 300 on screens under 410, else 375 (spec section 9). */
export function drawerWidth(screenWidth: number): number {
  return screenWidth < DRAWER.from ? DRAWER.narrow : DRAWER.wide;
}

/** Size of the logo on the login page: 33 under 600, else 40 (spec section 9). */
export function loginIconSize(screenWidth: number): number {
  return screenWidth < LOGIN_ICON.from ? LOGIN_ICON.small : LOGIN_ICON.large;
}
