import type { BranchRow, EmployeeRow, UserRow } from '../../db/schema';
import type { Context } from '../../http/context';
import { orRefuse } from '../../http/refusal';
import { forbiddenUnless } from '../../rules/refusals';
import { checkMayAdd, checkTerms, decideChange, mayRemove, type ReachOf } from '../../rules/access/memberRights';
import { activeStatus, reachOfBranch } from '../../rules/access/membership';
import { checkMemberVersion, decideMembership } from '../../rules/team/memberChecks';
import type { World } from '../../world';
import { requirePlanLimit } from '../planUsage';
import { checkMember } from './checkMember';
import { takenBack } from './formerMember';
import { todayOf } from './memberFacts';
import { readMemberForm } from './memberForm';
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
  orRefuse(checkMayAdd(user, wish, reachFor(world, user)));
  const companyId = user.company_id ?? 0;
  if (body.status !== 0) requirePlanLimit(world, companyId, 'members');
  const today = todayOf(world, { timezone: user.timezone });
  const known = takenBack(world, user, companyId, body.email);
  checkMember(world, wish, { user, companyId, today, member: known });
  const person = known ? reopenAccount(world, known, wish) : openAccount(world, wish, photoOf(wish));
  const branches = branchesOf(world, wish.branchIds ?? []);
  writeFile(world, person.id, wish, { actorId: user.id, companyId }, true);
  const { employment_type, hourly_rate, status = 1 } = body;
  const [first] = branches.map((branch) => {
    const terms = { user_id: person.id, branch_id: branch.id, employment_type, hourly_rate, status };
    return { branch, employee: addMembership(world, terms, user.id) };
  });
  writeManager(world, person.id, wish, branches, { actorId: user.id, companyId });
  const { branch, employee } = orRefuse(decideMembership(first));
  welcome(world, person, user, branch, known ? 'again' : 'new');
  say(`${person.first_name} ${person.last_name} was added.`);
  return showMemberDetail(world, employee, user);
}

type Change = Pick<Context<'updateEmployee'>, 'world' | 'user' | 'params' | 'say'> & {
  body: Context<'updateEmployee'>['body'] | Context<'updateEmployeeWithPhoto'>['body'];
};

/** With or without a photo; the rest is the same. */
export function updateEmployee({ world, user, params, body, say }: Change) {
  const employee = openMember(world, user, params.employeeId);
  const companyId = user.company_id ?? 0;
  const memberships = membershipsOf(world, companyId, employee.user_id);
  const before = {
    employee,
    isManager: isManagerOf(world, companyId, employee.user_id),
    branchIds: memberships.map(({ branch_id }) => branch_id),
  };
  const wish = orRefuse(decideChange(user, readMemberForm(body), before, reachFor(world, user)));
  const member = world.tables.user.require(employee.user_id);
  orRefuse(checkMemberVersion(employee, body.version, member, lastAuthor(world, employee)));
  if (wish.terms.status === activeStatus) requirePlanLimitFor(world, companyId, memberships);
  checkMember(world, wish, { user, companyId, today: todayOf(world, { timezone: user.timezone }), member });
  const written = writePerson(world, member, wish);
  writeFile(world, member.id, wish, { actorId: user.id, companyId }, false);
  const kept = moveBranches(world, user, employee, wish);
  const managed = branchesOf(
    world,
    kept.map(({ branch_id }) => branch_id),
  );
  writeManager(world, member.id, wish, managed, { actorId: user.id, companyId });
  const shown = orRefuse(decideMembership(kept.find(({ id }) => id === employee.id) ?? kept[0]));
  if (written.email !== member.email)
    welcome(world, written, user, world.tables.branch.require(shown.branch_id), 'new');
  say(`${member.first_name} was saved.`);
  return showMemberDetail(world, world.tables.employee.require(shown.id), user);
}

export function changeEmployeeTerms({ world, user, params, body, say }: Context<'changeEmployeeTerms'>) {
  const employee = openMember(world, user, params.employeeId);
  const companyId = user.company_id ?? 0;
  const { status = employee.status, hourly_rate = employee.hourly_rate } = body;
  orRefuse(checkTerms(user, employee, { status }, isManagerOf(world, companyId, employee.user_id)));
  if (body.status === activeStatus)
    requirePlanLimitFor(world, companyId, membershipsOf(world, companyId, employee.user_id));
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
  orRefuse(forbiddenUnless(mayRemove(user, isManagerOf(world, companyId, employee.user_id))));
  removeMembership(world, employee, user.id);
  settleAccess(world, companyId, employee.user_id);
  const { first_name, last_name } = world.tables.user.require(employee.user_id);
  say(`${first_name} ${last_name} was removed.`);
  return {};
}

/** Somebody who is active in one branch counts already. */
function requirePlanLimitFor(world: World, companyId: number, memberships: readonly EmployeeRow[]): void {
  if (memberships.every(({ status }) => status === ActiveStatus.inactive))
    requirePlanLimit(world, companyId, 'members');
}

function lastAuthor({ tables }: World, { updated_by_id }: EmployeeRow): UserRow | undefined {
  return updated_by_id === null ? undefined : tables.user.get(updated_by_id);
}

function reachFor({ tables }: World, user: UserRow): ReachOf {
  return (branchId) => reachOfBranch(tables, user, branchId);
}

function branchesOf({ tables }: World, ids: readonly number[]): BranchRow[] {
  return ids.map((id) => tables.branch.require(id));
}
