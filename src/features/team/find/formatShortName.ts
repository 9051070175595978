import type { FoundHelper } from '#generated/model';
import { namePerson } from '#domain/people/personName';
import { labels } from '../labels';
import { findTexts } from './texts';

/** "Marcus R.": until they join, only the initial of the last name is known. */
export function formatShortName({
  first_name,
  last_initial,
  positions,
}: Pick<FoundHelper, 'first_name' | 'last_initial' | 'positions'>): string {
  return (
    namePerson({ first_name, last_name: last_initial && `${last_initial}.`, positions }, labels.position) ||
    findTexts.helper
  );
}
