import type { EmployeeRow, UserRow } from '../../../db/schema';
import { Refused } from '../../../http/refusal';
import { refuse } from '../../../rules/refusals';
import { may } from '../../../rules/access/access';
import { activeStatus, reachOfBranch } from '../../../rules/access/membership';
import type { World } from '../../../world';
import type { MemberWish } from '../memberForm';

/** Refuses a new member somebody may not add: managers only by the owner, in branches that are open to them. */
export function checkMayAdd(world: World, user: UserRow, wish: MemberWish): void {
  if (!may(user, 'addMember')) throw new Refused(refuse.forbidden());
  if (wish.isManager === true && !may(user, 'assignManagers')) throw new Refused(refuse.forbidden());
  const { status = activeStatus } = wish.terms;
  if (status !== activeStatus && !mayChangeTerms(user, false).status) throw new Refused(refuse.forbidden());
  checkReach(world, user, wish.branchIds ?? []);
}

/** What somebody may change of a member's terms. Inactive managers act nowhere: who is one is the owner's to decide. */
export function mayChangeTerms(user: UserRow, isManager: boolean): { hourly_rate: boolean; status: boolean } {
  const mayPay = may(user, 'changeMember');
  return { hourly_rate: mayPay, status: mayPay && (!isManager || may(user, 'assignManagers')) };
}

/** Whether somebody may take a member out of a branch of theirs. */
export function mayRemove(user: UserRow, isManager: boolean): boolean {
  return may(user, isManager ? 'assignManagers' : 'removeMember');
}

/** The member before a change: the membership that was opened, and the branches of all of them. */
export type MemberBefore = { employee: EmployeeRow; isManager: boolean; branchIds: readonly number[] };

/**
 * Refuses changes somebody may not make. Terms that are sent as they are pass, and are left out of the wish that is
 * returned: a form holds for all branches, and must not bring those of one branch to another.
 */
export function checkMayChange(world: World, user: UserRow, wish: MemberWish, before: MemberBefore): MemberWish {
  if (!may(user, 'addMember')) throw new Refused(refuse.forbidden());
  const changesManager = wish.isManager !== undefined && wish.isManager !== before.isManager;
  if (changesManager && !may(user, 'assignManagers')) throw new Refused(refuse.forbidden());
  checkBranches(world, user, wish, before);
  return { ...wish, terms: allowedTerms(user, wish.terms, before) };
}

function allowedTerms(user: UserRow, wished: MemberWish['terms'], before: MemberBefore): MemberWish['terms'] {
  const allowed = mayChangeTerms(user, before.isManager);
  const terms = { ...wished };
  for (const name of ['hourly_rate', 'status'] as const) {
    if (allowed[name]) continue;
    if (wished[name] !== undefined && wished[name] !== before.employee[name]) throw new Refused(refuse.forbidden());
    delete terms[name];
  }
  return terms;
}

/** Branches that are added must be open; to leave one out is to remove the member there. */
function checkBranches(world: World, user: UserRow, wish: MemberWish, { branchIds, isManager }: MemberBefore): void {
  const wanted = wish.branchIds;
  if (wanted === undefined) return;
  const added = wanted.filter((id) => !branchIds.includes(id));
  checkReach(world, user, added);
  const left = branchIds.filter((id) => !wanted.includes(id) && reachOfBranch(world.tables, user, id) === 'open');
  if (left.length > 0 && !mayRemove(user, isManager)) throw new Refused(refuse.forbidden());
}

function checkReach({ tables }: World, user: UserRow, branchIds: readonly number[]): void {
  if (branchIds.some((id) => reachOfBranch(tables, user, id) === 'closed')) throw new Refused(refuse.forbidden());
}
