import { readJson } from '../../hosts/bridge/readJson';
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
