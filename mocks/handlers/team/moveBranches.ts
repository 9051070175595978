import type { EmployeeRow, UserRow } from '../../db/schema';
import { getBranchReach } from '../../rules/access/membership';
import type { World } from '../../world';
import { moveManager } from './access/managing';
import type { MemberInput } from '../../rules/team/memberInput';
import { listMemberships } from './openMember';
import { removeMembership } from './removeMember';
import { settleAccess } from './access/settleAccess';
import { addMembership } from './writeMember';

/**
 * Makes a person a member of exactly these branches, as far as the caller may act in them, with the terms of the form.
 * The opened membership moves instead of ending, so that links to it keep working. Returns the memberships after the
 * change.
 */
export function moveBranches(world: World, user: UserRow, opened: EmployeeRow, input: MemberInput): EmployeeRow[] {
  const { tables } = world;
  const companyId = user.company_id ?? 0;
  const before = listMemberships(world, companyId, opened.user_id);
  const isOpen = ({ branch_id }: EmployeeRow) => getBranchReach(tables, user, branch_id) === 'open';
  const targetIds = input.branchIds ?? before.filter(isOpen).map(({ branch_id }) => branch_id);
  const missing = targetIds.filter((id) => !before.some(({ branch_id }) => branch_id === id));
  const target = targetIds.includes(opened.branch_id) ? undefined : missing.shift();
  const own = { user_id: opened.user_id, ...getTerms(opened, input) };
  for (const row of before.filter(isOpen)) {
    const branch_id = row.id === opened.id && target !== undefined ? target : row.branch_id;
    if (targetIds.includes(branch_id)) change(world, row, { ...getTerms(row, input), branch_id }, user.id);
    else removeMembership(world, row, user.id);
  }
  for (const branch_id of missing) addMembership(world, { ...own, branch_id }, user.id);
  settleAccess(world, companyId, opened.user_id);
  return listMemberships(world, companyId, opened.user_id);
}

type Terms = Pick<EmployeeRow, 'employment_type' | 'hourly_rate' | 'status'>;

function getTerms({ employment_type, hourly_rate, status }: EmployeeRow, { terms }: MemberInput): Terms {
  return { employment_type, hourly_rate, status, ...terms };
}

function change(world: World, row: EmployeeRow, patch: Terms & { branch_id: number }, actorId: number): void {
  const employee = world.tables.employee.update(row.id, { ...patch, version: row.version + 1, updated_by_id: actorId });
  if (row.branch_id !== patch.branch_id) {
    moveManager(world, row.user_id, { from: row.branch_id, to: patch.branch_id }, actorId);
    // The former team has changed too.
    world.announce({ type: 'memberChanged', employee: row, change: 'removed' });
  }
  world.announce({
    type: 'memberChanged',
    employee,
    change: row.branch_id === patch.branch_id ? 'updated' : 'created',
  });
}
