import type { KeyValueStorage } from '#platform/lib/device/deviceStorage';
import { readJson, type Presenting, presentingKey } from '../../hosts/bridge/presenting';
import type { WorldLink } from '../../hosts/bridge/worldLink';
import { demoPeople } from '../panel/texts';

/** Places of the stage: the desktop of a company, a phone, and a second phone. */
export const sideNames = ['desktop', 'phone', 'second'] as const;
export type SideName = (typeof sideNames)[number];

/** In place of an email: someone who has no account yet. */
export const newcomer = '';

/** A person at a place. */
export type Side = {
  email: string;
  /** Page that the frame opens. */
  path: string;
  /** Number of the visit: a new one loads the frame again. */
  visit: number;
};

export type Sides = { desktop: Side; phone: Side; second: Side | null };

/** Key of the stored arrangement. */
export const arrangementKey = 'crewboard-stage';

/** Choices of the presenter that outlive a reload. */
export type Arrangement = {
  people: Record<SideName, string | null>;
  share: number | null;
  swapped: boolean;
};

export const firstArrangement: Arrangement = {
  people: { desktop: 'priya@coppermesa.example', phone: 'marcus@helpers.example', second: null },
  share: null,
  swapped: false,
};

export const toProfile = (side: SideName): string => `stage-${side}`;
export const findPerson = (email: string) => demoPeople.find((person) => person.email === email);

export function createSides({ people }: Arrangement): Sides {
  const open = (email: string | null, fallback: string): Side => ({ email: email ?? fallback, path: '/', visit: 0 });
  return {
    desktop: open(people.desktop, 'priya@coppermesa.example'),
    phone: open(people.phone, 'marcus@helpers.example'),
    second: people.second === null ? null : open(people.second, people.second),
  };
}

/** Reads a stored arrangement. What is missing or wrong is as at the start. */
export function parseArrangement(text: string | null): Arrangement {
  const stored = readJson(text);
  const people = { ...firstArrangement.people };
  for (const side of sideNames) {
    const email: unknown = Reflect.get(Object(stored['people']), side);
    if (typeof email === 'string' && (email === newcomer || findPerson(email))) people[side] = email;
  }
  const share = stored['share'];
  return { people, share: typeof share === 'number' ? share : null, swapped: stored['swapped'] === true };
}

/** Everything that a presenter chose. */
type Setup = { arrangement: Arrangement; presenting: Presenting };

const parameter = 'setup';

/** Address that opens the demo as it is now, with its scenario. */
export async function getSetupAddress(link: Promise<WorldLink>, base: string, setup: Setup): Promise<string> {
  const { scenario } = await (await link).control('describe', {});
  const query = new URLSearchParams({ path: '/demo', scenario, [parameter]: JSON.stringify(setup) });
  return `${location.origin}${base}/?${query}`;
}

/** Takes the setup out of the address and stores it, as if the presenter had chosen it here. */
export function takeSetup(storage: KeyValueStorage): void {
  const query = new URLSearchParams(location.search);
  const text = query.get(parameter);
  if (text === null) return;
  const { arrangement, presenting } = readJson(text);
  storage.setItem(arrangementKey, JSON.stringify(arrangement ?? {}));
  storage.setItem(presentingKey, JSON.stringify(presenting ?? {}));
  query.delete(parameter);
  history.replaceState(null, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}`);
}
