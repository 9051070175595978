import { openStorage } from '#platform/lib/device/deviceStorage';
import { parseFaults } from '../../provider/http/faults';
import { isScenarioName, type ScenarioName, scenarioNames } from '../../provider/scenarios/names';
import {
  applySimulation,
  applyUnusual,
  choices,
  listFaults,
  parsePresenting,
  type Presenting,
  presentingKey,
  usualPresenting,
} from './presenting';
import type { WorldLink } from './worldLink';

/** Options of the demo in the address bar (`?scenario=`, `?provider=specification`, `?faults=`, `?simulation=off`, `?as=`); they are removed from it. */
export type DemoOptions = {
  /** True if the address asks for a scenario. */
  asksScenario: boolean;
  applyTo: (world: WorldLink) => Promise<ScenarioOutcome>;
  /** Email of the person who is signed in without a login. */
  person: string | null;
};

/** Outcome of `?scenario=`: a world with changes is kept, in whatever scenario it began, until the person agrees. */
export type ScenarioOutcome =
  | { kind: 'notAsked' }
  | { kind: 'started' }
  | { kind: 'kept'; scenario: ScenarioName; asked: ScenarioName }
  | { kind: 'unknown'; asked: string };

/** This page's memory where the browser denies its storage. */
const storage = openStorage('localStorage', () => undefined);

export function readDemoOptions(): DemoOptions {
  const query = new URLSearchParams(location.search);
  const scenario = query.get('scenario');
  const faults = query.get('faults');
  const presenting = readPresenting(query);
  const hasSimulation = query.has('simulation');
  const person = query.get('as');
  ['scenario', 'faults', 'simulation', 'profile', 'as'].forEach((name) => query.delete(name));
  showQuery(query);
  // Another demo of this browser may have had another provider.
  storage.removeItem(`profile:${readProfile()}:missingFeatures`);
  return {
    asksScenario: scenario !== null,
    person,
    applyTo: async (world) => {
      const outcome = await enterScenario(world, scenario);
      // The page around a frame applies the choices, and a story changes them while it plays.
      if (window.parent === window) await applyUnusual(world, presenting);
      if (hasSimulation) await applySimulation(world, presenting);
      if (faults !== null)
        await world.control('setFaults', { faults: [...listFaults(presenting), ...parseFaults(faults)] });
      return outcome;
    },
  };
}

/** The presenter's choices, with any from the address bar, which are kept for the next visit. */
function readPresenting(query: URLSearchParams): Presenting {
  const stored = parsePresenting(storage.getItem(presentingKey));
  const simulation = readSimulation(query);
  // The consent page has its own provider.
  const isLimited = query.get('provider') === 'specification';
  if (isLimited) query.delete('provider');
  if (!simulation && !isLimited) return stored;
  const presenting: Presenting = {
    ...stored,
    ...(simulation && { simulation }),
    ...(isLimited && { provider: 'specification' }),
  };
  storage.setItem(presentingKey, JSON.stringify(presenting));
  return presenting;
}

/** The speed that `?simulation=` names; `on` is as usual. */
function readSimulation(query: URLSearchParams): Presenting['simulation'] | undefined {
  const asked = query.get('simulation');
  return asked === 'on' ? usualPresenting.simulation : choices.simulation.find((each) => each === asked);
}

/** Signs the person in and gives the app the token the way a link from the provider would: in the address. */
export async function signInByLink(link: Promise<WorldLink>, email: string): Promise<void> {
  const world = await link;
  const { token } = await world.control('signInAs', { email });
  const query = new URLSearchParams(location.search);
  query.set('token', token);
  showQuery(query);
}

function showQuery(query: URLSearchParams): void {
  const text = query.toString();
  history.replaceState(history.state, '', location.pathname + (text ? `?${text}` : '') + location.hash);
}

async function enterScenario(world: WorldLink, asked: string | null): Promise<ScenarioOutcome> {
  if (asked === null) return { kind: 'notAsked' };
  if (!isScenarioName(asked)) {
    console.warn(`There is no scenario "${asked}". Scenarios: ${scenarioNames.join(', ')}.`);
    return { kind: 'unknown', asked };
  }
  const current = await world.control('describe', {});
  if (current.isChanged) return { kind: 'kept', scenario: current.scenario, asked };
  if (current.scenario === asked) return { kind: 'started' };
  await world.control('restart', { scenario: asked });
  // The new world does not know the sessions of this browser, or knows them as another person's.
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  for (const key of keys) if (/^profile:.*:token$/.test(key)) storage.removeItem(key);
  return { kind: 'started' };
}

const prefix = 'crewboard-profile:';

/** Name of a window or frame that has this profile. */
export const profileName = (profile: string): string => prefix + profile;

/**
 * The demo profile of this tab or frame. It prefixes the keys in the shared browser storage, so that tabs can have
 * different users signed in. Kept in `window.name`, which survives reloads and cleared storage. `?profile=` sets it, so
 * that a link can choose it.
 */
export function readProfile(): string {
  const query = new URLSearchParams(location.search);
  const wanted = query.get('profile');
  if (wanted && /^[\w-]{1,32}$/.test(wanted)) window.name = profileName(wanted);
  if (!window.name.startsWith(prefix)) window.name = profileName(Math.random().toString(36).slice(2, 10));
  return window.name.slice(prefix.length);
}

/** Opens the page named in the query. Hosts that serve the demo at its root only use this for deep links. */
export function applyDeepLink(base: string): void {
  const address = findDeepLink(location.href, base);
  if (address !== null) history.replaceState(null, '', address);
}

/**
 * The address of the page that `?path=` names, or null if there is none on this site. The path may have a query of its
 * own, encoded or not; all other parameters are kept.
 */
export function findDeepLink(href: string, base: string): string | null {
  const { origin, searchParams, hash } = new URL(href);
  const path = searchParams.get('path');
  if (!path?.startsWith('/') || !URL.canParse(base + path, origin)) return null;
  const page = new URL(base + path, origin);
  if (page.origin !== origin || page.pathname.startsWith('//')) return null;
  searchParams.delete('path');
  searchParams.forEach((value, name) => page.searchParams.append(name, value));
  return page.pathname + page.search + (hash || page.hash);
}
