import type { Page } from '@playwright/test';
import type { demoPeople } from '../../mocks/panel/texts';
import type { ScenarioName } from '../../mocks/scenarios/names';
import type { RouteName } from '../../src/platform/routing/paths';

/** The two widths every screen is designed for, and the smallest one, for shots that ask for it. */
export const sizes = {
  wide: { width: 1440, height: 900 },
  narrow: { width: 390, height: 844 },
  smallest: { width: 320, height: 640 },
} as const;

export type Size = keyof typeof sizes;
export const sizeNames: readonly Size[] = ['wide', 'narrow', 'smallest'];

export type PersonName = (typeof demoPeople)[number]['name'];

/** Pages of the demo that are not product routes. */
type ExtraScreen = 'consent';

/** One user action before the screenshot. */
export type Act = (page: Page) => Promise<void>;

/** One state of one screen. The gallery takes a screenshot of it at each width. */
export type Shot = {
  screen: RouteName | ExtraScreen;
  /** What the shot shows, in a few words. Unique within its screen. */
  state: string;
  /** Who is signed in; no one by default. */
  as?: PersonName;
  scenario?: ScenarioName;
  /** As in the demo's address bar: `getNotifications:500`. They start after the sign-in. */
  faults?: string;
  /** The query of the address: `error=access_denied`. */
  query?: string;
  /** What to do first. The wide page may have its own acts. */
  acts?: readonly Act[] | Record<'wide' | 'narrow', readonly Act[]>;
  /** The acts change the world or the browser's storage, so no other shot may share them. Implied by a read that fails. */
  alone?: boolean;
  /** The shot is of something that is still loading. */
  loading?: boolean;
  /** The whole height of the page instead of the visible part. */
  whole?: boolean;
  /** Only this width; both usual ones by default. */
  only?: Size;
  /** Also at the smallest width. */
  smallest?: boolean;
};

/** File name of the shot: screen, state and width, so that it stays the same as rows are added and removed. */
export function getFileName({ screen, state }: Shot, size: Size): string {
  const words = `${screen === '' ? 'oauth-login' : screen} ${state}`.toLowerCase();
  return `${words.replace(/[^a-z0-9]+/g, '-').replace(/-$/, '')}.${sizes[size].width}.png`;
}

/** Whether the shot is taken at this width. */
export function isTakenAt({ only, smallest = false }: Shot, size: Size): boolean {
  if (only !== undefined) return only === size;
  return size !== 'smallest' || smallest;
}

/**
 * Whether the shot has a browser profile of its own: its acts change something, or a read fails, in whose place the answer
 * that an earlier shot kept on the device would be shown.
 */
export function isAlone({ alone = false, faults = '' }: Shot): boolean {
  return alone || /^get[A-Z]\w*:/.test(faults);
}

export function getActs({ acts = [] }: Shot, size: Size): readonly Act[] {
  if (!('wide' in acts)) return acts;
  return size === 'wide' ? acts.wide : acts.narrow;
}
