import { namePerson } from '#domain/people/personName';
import type { PositionCode } from '#generated/model';
import { labels } from '../labels';
import { cardTexts } from '../../texts';

type Person = Omit<Parameters<typeof namePerson>[0], 'email'> & { position?: PositionCode | null };

/** The name of someone on a crew or who can be invited to it, else their position. */
export function nameCrewPerson({ position, positions, ...name }: Person): string {
  const known = position === undefined || position === null ? positions : [position];
  return namePerson({ ...name, ...(known && { positions: known }) }, labels.position) || cardTexts.someone;
}
