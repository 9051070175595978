import type { BranchRow, EmployeeRow } from '../../db/schema';
import type { Context } from '../../http/context';
import { Refused } from '../../http/refusal';
import { refuse } from '../../rules/refusals';
import { activeStatus } from '../../rules/access/membership';
import type { World } from '../../world';
import { requireRoom } from '../planRoom';
import { checkMember } from './checkMember';
import { takenBack } from './formerMember';
import { todayOf } from './memberFacts';
import { readMemberForm } from './memberForm';
import { checkMayAdd, checkMayChange, mayChangeTerms, mayRemove } from './access/memberRights';
import { moveBranches } from './moveBranches';
import { isManagerOf, membershipsOf, openMember } from './openMember';
import { removeMembership } from './removeMember';
import { settleAccess } from './access/settleAccess';
import { showMember, showMemberDetail } from './showMember';
import { openAccount, photoOf, reopenAccount, welcome, writePerson } from './writePerson';
import { addMembership, writeFile, writeManager } from './writeMember';
import { ActiveStatus } from '../../../src/generated/model/codes';

export function createEmployee({ world, user, body, say }: Context<'createEmployee'>) {
  const wish = readMemberForm(body);
  checkMayAdd(world, user, wish);
  const companyId = user.company_id ?? 0;
  if (body.status !== 0) requireRoom(world, companyId, 'members');
  const today = todayOf(world, { timezone: user.timezone });
  const known = takenBack(world, user, companyId, body.email);
  checkMember(world, wish, { user, companyId, today, member: known });
  const person = known ? reopenAccount(world, known, wish) : openAccount(world, wish, photoOf(wish));
  const branches = branchesOf(world, wish.branchIds ?? []);
  writeFile(world, person.id, wish, { actorId: user.id, companyId }, true);
  const { employment_type, hourly_rate, status = 1 } = body;
  const [first] = branches.map(({ id }) =>
    addMembership(world, { user_id: person.id, branch_id: id, employment_type, hourly_rate, status }, user.id),
  );
  writeManager(world, person.id, wish, branches, { actorId: user.id, companyId });
  const [branch] = branches;
  if (!first || !branch) throw new Refused(refuse.field('branch_ids', 'Value is required'));
  welcome(world, person, user, branch, known ? 'again' : 'new');
  say(`${person.first_name} ${person.last_name} was added.`);
  return showMemberDetail(world, first, user);
}

type Change = Pick<Context<'updateEmployee'>, 'world' | 'user' | 'params' | 'say'> & {
  body: Context<'updateEmployee'>['body'] | Context<'updateEmployeeWithPhoto'>['body'];
};

/** With or without a photo; the rest is the same. */
export function updateEmployee({ world, user, params, body, say }: Change) {
  const employee = openMember(world, user, params.employeeId);
  const companyId = user.company_id ?? 0;
  const memberships = membershipsOf(world, companyId, employee.user_id);
  const wish = checkMayChange(world, user, readMemberForm(body), {
    employee,
    isManager: isManagerOf(world, companyId, employee.user_id),
    branchIds: memberships.map(({ branch_id }) => branch_id),
  });
  if (body.version !== undefined && body.version !== employee.version) throw new Refused(staleMember(world, employee));
  const member = world.tables.user.require(employee.user_id);
  if (wish.terms.status === activeStatus) requireRoomFor(world, companyId, memberships);
  checkMember(world, wish, { user, companyId, today: todayOf(world, { timezone: user.timezone }), member });
  const written = writePerson(world, member, wish);
  writeFile(world, member.id, wish, { actorId: user.id, companyId }, false);
  const kept = moveBranches(world, user, employee, wish);
  const managed = branchesOf(
    world,
    kept.map(({ branch_id }) => branch_id),
  );
  writeManager(world, member.id, wish, managed, { actorId: user.id, companyId });
  const shown = kept.find(({ id }) => id === employee.id) ?? kept[0];
  if (!shown) throw new Refused(refuse.field('branch_ids', 'Value is required'));
  if (written.email !== member.email)
    welcome(world, written, user, world.tables.branch.require(shown.branch_id), 'new');
  say(`${member.first_name} was saved.`);
  return showMemberDetail(world, world.tables.employee.require(shown.id), user);
}

export function changeEmployeeTerms({ world, user, params, body, say }: Context<'changeEmployeeTerms'>) {
  const employee = openMember(world, user, params.employeeId);
  const companyId = user.company_id ?? 0;
  const allowed = mayChangeTerms(user, isManagerOf(world, companyId, employee.user_id));
  const { status = employee.status, hourly_rate = employee.hourly_rate } = body;
  if (!allowed.hourly_rate || (status !== employee.status && !allowed.status)) throw new Refused(refuse.forbidden());
  if (body.status === activeStatus) requireRoomFor(world, companyId, membershipsOf(world, companyId, employee.user_id));
  const changed = world.tables.employee.update(employee.id, {
    status,
    hourly_rate,
    version: employee.version + 1,
    updated_by_id: user.id,
  });
  if (status !== employee.status) settleAccess(world, companyId, employee.user_id);
  world.announce({ type: 'memberChanged', employee: changed, change: 'updated' });
  say('Saved.');
  return showMember(world, changed);
}

export function deleteEmployee({ world, user, params, say }: Context<'deleteEmployee'>) {
  const employee = openMember(world, user, params.employeeId);
  const companyId = user.company_id ?? 0;
  if (!mayRemove(user, isManagerOf(world, companyId, employee.user_id))) throw new Refused(refuse.forbidden());
  removeMembership(world, employee, user.id);
  settleAccess(world, companyId, employee.user_id);
  const { first_name, last_name } = world.tables.user.require(employee.user_id);
  say(`${first_name} ${last_name} was removed.`);
  return {};
}

/** Somebody who is active in one branch counts already. */
function requireRoomFor(world: World, companyId: number, memberships: readonly EmployeeRow[]): void {
  if (memberships.every(({ status }) => status === ActiveStatus.inactive)) requireRoom(world, companyId, 'members');
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
