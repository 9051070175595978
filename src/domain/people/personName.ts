import type { PositionCode } from '#generated/model';
import { fullName } from '#platform/lib/text';

type Named = { first_name: string; last_name: string; email?: string; positions?: readonly PositionCode[] };

/** Full name of a person; without one their email, else their positions. Empty if none of these is known. */
export function namePerson(person: Named, names: Readonly<Record<PositionCode, string>>): string {
  const { email = '', positions = [] } = person;
  return fullName(person) || email || positions.map((code) => names[code]).join(', ');
}
