import { getArea, listRouteNames, type RouteName } from '#platform/routing/paths';
import type { demoPeople } from '../../mocks/demo/panel/texts';
import type { ScenarioName } from '../../mocks/provider/scenarios/names';

/** The two widths every screen is designed for, and the smallest one, for shots that ask for it. */
export const sizes = {
  wide: { width: 1440, height: 900 },
  narrow: { width: 390, height: 844 },
  smallest: { width: 320, height: 640 },
} as const;

export type Size = keyof typeof sizes;
export const sizeNames: readonly Size[] = ['wide', 'narrow', 'smallest'];

type PersonName = (typeof demoPeople)[number]['name'];

/** One state of one screen. `consent` is a page of the demo. */
export type Shot = {
  screen: RouteName | 'consent';
  /** Shown state, in a few words. Unique within its screen and person. */
  state: string;
  as?: PersonName;
  /** `in empty`, a scenario · `at ?page=2`, a query · `with getOffers:500`, a fault. */
  options: { scenario?: string; faults?: string; query?: string };
  /** The whole height of the page instead of the visible part. */
  isWhole: boolean;
  sizes: readonly Size[];
  acts: readonly string[];
};

/** The states of a screen, each with its steps, separated by `; `. */
export function page(screen: Shot['screen'], as: PersonName | undefined, states: Record<string, string>): Shot[] {
  return Object.entries(states).map(([state, text]) => {
    const steps = text === '' ? [] : text.split('; ');
    const read = (word: string) => steps.find((step) => step.startsWith(`${word} `))?.slice(word.length + 1);
    const only = sizeNames.filter((size) => size === read('only'));
    const usual = sizeNames.filter((size) => size !== 'smallest' || steps.includes('smallest'));
    return {
      screen,
      state,
      as,
      options: { scenario: read('in'), faults: read('with'), query: read('at') },
      isWhole: steps.includes('whole'),
      sizes: only.length > 0 ? only : usual,
      acts: steps.filter((step) => !/^(in|at|with|only) |^(whole|smallest)$/.test(step)),
    };
  });
}

/** The page in other scenarios. */
export function inScenarios(...scenarios: readonly ScenarioName[]): Record<string, string> {
  return Object.fromEntries(scenarios.map((scenario) => [`scenario ${scenario}`, `whole; in ${scenario}`]));
}

/** The page while a call is on its way, and after it failed. */
export function failing(call: string): Record<string, string> {
  return { [`${call} loading`]: `with ${call}:never`, [`${call} failed`]: `with ${call}:500` };
}

/** Every route as those it is for open it. */
export function listRoutes(): Shot[] {
  return listRouteNames()
    .filter((name) => !['auth-google', 'auth-apple', ''].includes(name))
    .flatMap((name) => {
      const area = getArea(name);
      if (area === 'public') return page(name, undefined, { 'as it opens': 'whole; smallest' });
      const states = { 'as it opens': 'smallest', whole: 'whole' };
      if (area === 'company') return page(name, 'Dana Whitfield', states);
      return [
        ...page(name, 'Marcus Reed', states),
        ...page(name, 'Sofia Delgado', { 'in Spanish': 'whole', 'in Spanish, small': 'whole; only smallest' }),
      ];
    });
}

/** File name of the shot: screen, person, state and width, so that it stays the same as rows are added and removed. */
export function getFileName({ screen, as, state }: Shot, size: Size): string {
  const words = `${screen === '' ? 'oauth-login' : screen} ${as?.split(' ', 1)[0] ?? ''} ${state}`.toLowerCase();
  return `${words.replace(/[^a-z0-9]+/g, '-').replace(/-$/, '')}.${sizes[size].width}.png`;
}
