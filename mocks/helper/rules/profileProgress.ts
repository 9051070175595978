import type { HelperProfileRow, UserRow } from '../../provider/store/schema';
import { type Refusal, refuse } from '../../provider/rules/refusals';
import { ProfileStatus } from '#domain/people/profileStatus';

/** Parts a profile needs before its owner is found and takes jobs (docs/product.md, "Helper profile"). */
export type ProfilePart = 'name' | 'phone' | 'position' | 'serving_area' | 'availability' | 'hourly_rate';

export type ProfileFacts = Pick<
  UserRow,
  'first_name' | 'last_name' | 'phone' | 'positions' | 'serving_area_ids' | 'hourly_rate'
> & { hasHours: boolean };

/** The missing parts, in the order a helper fills them in. */
export function listMissingParts(facts: ProfileFacts): ProfilePart[] {
  const { first_name, last_name, phone, positions, serving_area_ids, hourly_rate, hasHours } = facts;
  const isThere: Record<ProfilePart, boolean> = {
    name: first_name !== '' && last_name !== '',
    phone: phone !== '',
    position: positions.length > 0,
    serving_area: serving_area_ids.length > 0,
    availability: hasHours,
    hourly_rate: hourly_rate !== null,
  };
  const parts = Object.keys(isThere) as ProfilePart[];
  return parts.filter((part) => !isThere[part]);
}

/** The status of a profile after a change: complete profiles become active. Paused and suspended ones stay so. */
export function decideProfileStatus(
  status: HelperProfileRow['status'],
  missing: readonly ProfilePart[],
): HelperProfileRow['status'] {
  if (status === ProfileStatus.paused || status === ProfileStatus.suspended) return status;
  return missing.length > 0 ? ProfileStatus.incomplete : ProfileStatus.active;
}

/** Refuses to pause a suspended profile, because ending the pause would end the suspension. */
export function checkPause(status: HelperProfileRow['status']): Refusal | null {
  return status === ProfileStatus.suspended ? refuse.wrongState('Your profile is suspended. Contact support.') : null;
}
