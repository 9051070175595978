import type { Page } from '@playwright/test';
import type { demoPeople } from '../../mocks/panel/texts';
import type { ScenarioName } from '../../mocks/scenarios/names';
import type { RouteName } from '../../src/platform/routing/paths';

/** The two widths every screen is drawn for. */
export const sizes = {
  wide: { width: 1440, height: 900 },
  narrow: { width: 390, height: 844 },
} as const;

export type Size = keyof typeof sizes;
export const sizeNames: readonly Size[] = ['wide', 'narrow'];

export type PersonName = (typeof demoPeople)[number]['name'];

/** Pages of the demo that are no route of the product. */
export type ExtraScreen = 'consent';

/** One thing somebody does before the picture is taken. */
export type Act = (page: Page) => Promise<void>;

/** One state of one screen; the gallery takes a picture of it at each width. */
export type Shot = {
  screen: RouteName | ExtraScreen;
  /** What the picture shows, in a few words; unique within its screen. */
  state: string;
  /** Who is signed in; nobody unless told. */
  as?: PersonName;
  scenario?: ScenarioName;
  /** As the demo's address bar carries them: `getNotifications:500`. They begin after the sign-in. */
  faults?: string;
  /** What stands behind the path: `error=access_denied`. */
  query?: string;
  /** What is done first; a width may have its own way. */
  acts?: readonly Act[] | Record<Size, readonly Act[]>;
  /** The acts change the world or what the browser keeps, so nobody else may use it. */
  alone?: boolean;
  /** The picture is of something that is still on its way. */
  loading?: boolean;
  /** The whole height of the page instead of what fits into the window. */
  whole?: boolean;
  /** Only this width; both unless told. */
  only?: Size;
};

/** The picture's file: screen, state and width, so that it keeps its name as rows come and go. */
export function fileOf({ screen, state }: Shot, size: Size): string {
  const words = `${screen === '' ? 'oauth-login' : screen} ${state}`.toLowerCase();
  return `${words.replace(/[^a-z0-9]+/g, '-').replace(/-$/, '')}.${sizes[size].width}.png`;
}

export function actsOf({ acts = [] }: Shot, size: Size): readonly Act[] {
  return 'wide' in acts ? acts[size] : acts;
}
