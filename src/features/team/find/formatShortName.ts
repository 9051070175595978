import type { FoundHelper } from '#generated/model';
import { fullName } from '#platform/lib/text';

/** "Marcus R.": until they join, only the initial of the last name is known. */
export function formatShortName({
  first_name,
  last_initial,
}: Pick<FoundHelper, 'first_name' | 'last_initial'>): string {
  return fullName({ first_name, last_name: last_initial && `${last_initial}.` });
}
