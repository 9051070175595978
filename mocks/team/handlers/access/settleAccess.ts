import { toFileKey } from '../../../provider/store/schema';
import { isManager } from '../../../provider/access/access';
import { isOnStaff } from '../../../provider/access/membership';
import type { World } from '../../../provider/world';
import { revokeTokens } from '../../../account/handlers/signIn';
import { dismissManager } from './managing';
import { getMemberFile, listMemberships } from '../openMember';

/**
 * Call it after the memberships of a person changed. Rights follow from the rows; this ends what was opened with them.
 * People no longer on the staff lose every session. A manager who stays refetches their branches. Helpers have no rights
 * from a membership (docs/product.md, "Access to the company").
 */
export function settleAccess(world: World, companyId: number, userId: number): void {
  const user = world.tables.user.require(userId);
  if (user.company_id !== companyId) return;
  if (isOnStaff(world.tables, user)) {
    if (isManager(user)) world.announce({ type: 'userUpdated', userId });
    return;
  }
  const hasLeft = listMemberships(world, companyId, userId).length === 0;
  if (hasLeft && isManager(user)) dismissManager(world, userId);
  revokeTokens(world, userId, null);
}

/** Records a removal from the company after the last membership ended, and clears it after a new one began. */
export function recordLeaving(world: World, companyId: number, userId: number): void {
  const { tables, db, now } = world;
  const left_at = listMemberships(world, companyId, userId).length === 0 ? now() : null;
  const known = tables.memberFile.one('person', toFileKey(companyId, userId));
  if (known) tables.memberFile.update(known.id, { left_at });
  else tables.memberFile.insert({ ...getMemberFile(world, companyId, userId), left_at, id: db.nextId('memberFile') });
}
