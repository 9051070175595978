import type { EmployeeRow, UserRow } from '../../db/schema';
import { refuse } from '../../http/refusal';
import { may } from '../../rules/access';
import { reachOfBranch } from '../../rules/standing';
import type { World } from '../../world';
import type { MemberWish } from './memberForm';

/** Refuses a new member somebody may not add: managers only by the owner, in branches that are open to them. */
export function checkMayAdd(world: World, user: UserRow, wish: MemberWish): void {
  if (!may(user, 'addMember')) throw refuse.forbidden();
  if (wish.isManager === true && !may(user, 'assignManagers')) throw refuse.forbidden();
  if (wish.terms.status === 0 && !may(user, 'changeMember')) throw refuse.forbidden();
  checkReach(world, user, wish.branchIds ?? []);
}

/** Refuses changes somebody may not make; what stays as it is may be sent by anybody who may change members at all. */
export function checkMayChange(
  world: World,
  user: UserRow,
  wish: MemberWish,
  before: { employee: EmployeeRow; isManager: boolean; branchIds: readonly number[] },
): void {
  if (!may(user, 'addMember')) throw refuse.forbidden();
  const { hourly_rate, status } = wish.terms;
  const isOther = (wished: number | undefined, was: number) => wished !== undefined && wished !== was;
  const changesTerms = isOther(hourly_rate, before.employee.hourly_rate) || isOther(status, before.employee.status);
  if (changesTerms && !may(user, 'changeMember')) throw refuse.forbidden();
  const changesManager = wish.isManager !== undefined && wish.isManager !== before.isManager;
  if (changesManager && !may(user, 'assignManagers')) throw refuse.forbidden();
  const added = (wish.branchIds ?? []).filter((id) => !before.branchIds.includes(id));
  checkReach(world, user, added);
}

function checkReach({ tables }: World, user: UserRow, branchIds: readonly number[]): void {
  if (branchIds.some((id) => reachOfBranch(tables, user, id) === 'closed')) throw refuse.forbidden();
}
