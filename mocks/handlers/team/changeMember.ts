import type { BranchRow, EmployeeRow, UserRow } from '../../db/schema';
import type { Context } from '../../http/implement';
import { refuse } from '../../http/refusal';
import { may } from '../../rules/access';
import type { World } from '../../world';
import { logoUrl } from '../branches/logo';
import { requireRoom } from '../planRoom';
import { checkMember } from './checkMember';
import { todayOf } from './memberFacts';
import { type MemberWish, readMemberForm } from './memberForm';
import { checkMayAdd, checkMayChange } from './memberRights';
import { moveBranches } from './moveBranches';
import { isManagerOf, membershipsOf, openMember } from './openMember';
import { removeMembership } from './removeMember';
import { showMember, showMemberDetail } from './showMember';
import { addMembership, openAccount, welcome, writeFile, writeManager } from './writeMember';

export function createEmployee({ world, user, body, say }: Context<'createEmployee'>) {
  const wish = readMemberForm(body);
  checkMayAdd(world, user, wish);
  const companyId = user.company_id ?? 0;
  if (body.status !== 0) requireRoom(world, companyId, 'members');
  const today = todayOf(world, { timezone: user.timezone });
  checkMember(world, wish, { user, companyId, today, member: null });
  const person = openAccount(world, wish, wish.avatar ? logoUrl(wish.avatar) : null);
  const branches = branchesOf(world, wish.branchIds ?? []);
  writeFile(world, person.id, wish, { actorId: user.id, companyId }, true);
  writeManager(world, person.id, wish, branches, { actorId: user.id, companyId });
  const { employment_type, hourly_rate, status = 1 } = body;
  const [first] = branches.map(({ id }) =>
    addMembership(world, { user_id: person.id, branch_id: id, employment_type, hourly_rate, status }, user.id),
  );
  const [branch] = branches;
  if (!first || !branch) throw refuse.field('branch_ids', 'Value is required');
  welcome(world, person, user, branch);
  say(`${person.first_name} ${person.last_name} was added.`);
  return showMemberDetail(world, first);
}

export function updateEmployee({ world, user, params, body, say }: Context<'updateEmployee'>) {
  const employee = openMember(world, user, params.employeeId);
  const companyId = user.company_id ?? 0;
  const wish = readMemberForm(body);
  const memberships = membershipsOf(world, companyId, employee.user_id);
  checkMayChange(world, user, wish, {
    employee,
    isManager: isManagerOf(world, companyId, employee.user_id),
    branchIds: memberships.map(({ branch_id }) => branch_id),
  });
  if (body.version !== undefined && body.version !== employee.version) throw staleMember(world, employee);
  const member = world.tables.user.require(employee.user_id);
  if (wish.terms.status === 1) requireRoomFor(world, companyId, memberships);
  checkMember(world, wish, { user, companyId, today: todayOf(world, { timezone: user.timezone }), member });
  writePerson(world, member, wish);
  writeFile(world, member.id, wish, { actorId: user.id, companyId }, false);
  const kept = moveBranches(world, user, employee, wish);
  const managed = branchesOf(
    world,
    kept.map(({ branch_id }) => branch_id),
  );
  writeManager(world, member.id, wish, managed, { actorId: user.id, companyId });
  const shown = kept.find(({ id }) => id === employee.id) ?? kept[0];
  if (!shown) throw refuse.field('branch_ids', 'Value is required');
  say(`${member.first_name} was saved.`);
  return showMemberDetail(world, world.tables.employee.require(shown.id));
}

export function changeEmployeeTerms({ world, user, params, body, say }: Context<'changeEmployeeTerms'>) {
  const employee = openMember(world, user, params.employeeId);
  if (!may(user, 'changeMember')) throw refuse.forbidden();
  if (body.status === 1)
    requireRoomFor(world, user.company_id ?? 0, membershipsOf(world, user.company_id ?? 0, employee.user_id));
  const { status = employee.status, hourly_rate = employee.hourly_rate } = body;
  const changed = world.tables.employee.update(employee.id, {
    ...{ status, hourly_rate, version: employee.version + 1, updated_by_id: user.id },
  });
  world.announce({ type: 'memberChanged', employee: changed, change: 'updated' });
  say('Saved.');
  return showMember(world, changed);
}

export function deleteEmployee({ world, user, params, say }: Context<'deleteEmployee'>) {
  const employee = openMember(world, user, params.employeeId);
  const isManager = isManagerOf(world, user.company_id ?? 0, employee.user_id);
  if (!may(user, isManager ? 'assignManagers' : 'removeMember')) throw refuse.forbidden();
  removeMembership(world, employee, user.id);
  const { first_name, last_name } = world.tables.user.require(employee.user_id);
  say(`${first_name} ${last_name} was removed.`);
  return {};
}

/** Somebody who is active in one branch counts already. */
function requireRoomFor(world: World, companyId: number, memberships: readonly EmployeeRow[]): void {
  if (memberships.every(({ status }) => status === 0)) requireRoom(world, companyId, 'members');
}

function writePerson(world: World, member: UserRow, { profile, positions, avatar }: MemberWish): void {
  world.tables.user.update(member.id, {
    ...profile,
    ...(positions && { positions }),
    ...(avatar && { avatar_url: logoUrl(avatar) }),
  });
  world.announce({ type: 'userUpdated', userId: member.id });
}

function staleMember({ tables }: World, { id, user_id, updated_by_id }: EmployeeRow) {
  const { first_name, last_name } = tables.user.require(user_id);
  const who = updated_by_id === null ? undefined : tables.user.get(updated_by_id);
  const by = who ? `${who.first_name} ${who.last_name}` : 'Somebody';
  const conflict = { kind: 'employee' as const, id, label: `${first_name} ${last_name}`, by };
  return refuse.conflict(`${by} changed ${first_name} meanwhile.`, { code: 'stale_version', conflicts: [conflict] });
}

function branchesOf({ tables }: World, ids: readonly number[]): BranchRow[] {
  return ids.map((id) => tables.branch.require(id));
}
