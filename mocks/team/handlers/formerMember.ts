import { toFileKey, type UserRow } from '../../provider/store/schema';
import { can } from '#domain/people/rights';
import { isHelper } from '../../provider/access/access';
import { activeStatus } from '../../provider/access/membership';
import type { World } from '../../provider/world';

/** A person the company removed, with an account that the company made. They keep the account if added again. */
export function findFormerMember({ tables }: World, companyId: number, email: string): UserRow | undefined {
  const user = tables.user.one('email', email.trim().toLowerCase());
  if (user?.status !== activeStatus) return undefined;
  const isElsewhere = user.company_id !== null && user.company_id !== companyId;
  const file = tables.memberFile.one('person', toFileKey(companyId, user.id));
  return file?.made_here && file.left_at !== null && !isElsewhere ? user : undefined;
}

/**
 * The same if the actor may take them back, null otherwise. Only the owner may take back office staff, because that
 * gives them a role.
 */
export function findReturningMember(world: World, actor: UserRow, companyId: number, email: string): UserRow | null {
  const former = findFormerMember(world, companyId, email);
  return former && can(actor.type, isHelper(former) ? 'addMember' : 'assignManagers') ? former : null;
}
