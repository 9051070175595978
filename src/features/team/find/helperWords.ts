import type { FoundHelper } from '../../../generated/model';

/** Until they join only the first letter of the last name is known: "Marcus R." */
export function shortNameOf({ first_name, last_initial }: Pick<FoundHelper, 'first_name' | 'last_initial'>): string {
  return `${first_name} ${last_initial}.`;
}
