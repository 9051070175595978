import type { PositionCode } from '#generated/model';
import { positionNames } from './names';

/** A person as an answer of the provider describes them, as far as it does. */
type Named = {
  first_name?: string;
  last_name?: string;
  /** In place of the last name, of people who have not joined. */
  last_initial?: string;
  email?: string | null;
  /** Their position on a job; `positions` are all in which they can work. */
  position?: PositionCode | null;
  positions?: readonly PositionCode[];
};

/**
 * The name of a person on every screen: first and last name or its initial, "Marcus R."; without one their email, else
 * their position. `unknown` if none of these is known.
 */
export function namePerson(person: Named, unknown = 'Someone'): string {
  return joinNames(person) || person.email || listPositions(person) || unknown;
}

function joinNames({ first_name = '', last_name = '', last_initial = '' }: Named): string {
  return `${first_name} ${last_name || (last_initial && `${last_initial}.`)}`.trim();
}

function listPositions({ position = null, positions = [] }: Named): string {
  const codes = position === null ? positions : [position];
  return codes.map((code) => positionNames.en[code]).join(', ');
}

/** The same within a sentence: the first name where there is one. */
export function callPerson(person: Named): string {
  return person.first_name || namePerson(person);
}

/** The name of a job's customer; empty if the provider does not give it. */
export function nameCustomer({
  customer_name = '',
  customer_last_name = '',
}: {
  customer_name?: string;
  customer_last_name?: string;
}): string {
  return `${customer_name} ${customer_last_name}`.trim();
}
