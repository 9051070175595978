import { hasHours } from '#domain/people/availability';
import type { HelperProfileRow } from '../../provider/store/schema';
import { decideProfileStatus, listMissingParts, type ProfilePart } from '../rules/profileProgress';
import { ProfileStatus } from '#domain/people/profileStatus';
import type { World } from '../../provider/world';
import { getHours } from './hours';

/** The profile of a person; a new, empty one if they have none yet. */
export function getProfile({ tables }: World, userId: number): HelperProfileRow {
  const stored = tables.helperProfile.get(userId);
  if (stored) return stored;
  const { locale } = tables.user.require(userId);
  return {
    user_id: userId,
    status: ProfileStatus.incomplete,
    languages: [locale],
    tool_ids: [],
    vehicle_type_ids: [],
  };
}

export function listMissing(world: World, userId: number): ProfilePart[] {
  const user = world.tables.user.require(userId);
  return listMissingParts({ ...user, hasHours: hasHours(getHours(world, userId)) });
}

/**
 * Stores a change of a profile and its status, and notifies the person's other devices and the branches they belong to.
 * Called after any change of what a profile consists of.
 */
export function settleProfile(world: World, userId: number, change: Partial<HelperProfileRow> = {}): void {
  const { tables } = world;
  const profile = { ...getProfile(world, userId), ...change };
  const status = decideProfileStatus(profile.status, listMissing(world, userId));
  if (tables.helperProfile.has(userId)) tables.helperProfile.update(userId, { ...profile, status });
  else tables.helperProfile.insert({ ...profile, status });
  world.announce({ type: 'userUpdated', userId });
  for (const employee of tables.employee.by('user', userId)) {
    world.announce({ type: 'memberChanged', employee, change: 'updated' });
  }
}
