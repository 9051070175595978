import { getMemberRights, can } from '#domain/people/rights';
import type { MemberInput } from '../../team/rules/team';
import { findFirstRefusal, forbidUnless, Refusal, refuse } from '../rules/refusals';
import type { EmployeeRow } from '../store/schema';
import { type Person, type Reach, activeStatus } from './access';

/** Returns a person's reach for a branch id. */
export type GetReach = (branchId: number) => Reach;

/** Checks whether a person may add this member. Only the owner adds managers; all branches must be open to the person. */
export function checkMayAdd(person: Person, input: MemberInput, getReach: GetReach): Refusal | null {
  const { status = activeStatus } = input.terms;
  return findFirstRefusal([
    forbidUnless(can(person.type, 'addMember')),
    forbidUnless(input.isManager !== true || can(person.type, 'assignManagers')),
    forbidUnless(status === activeStatus || getMemberRights(person.type).status),
    checkOpenBranches(input.branchIds ?? [], getReach),
  ]);
}

/** Unchanged terms pass only if the person may change the rate. */
export function checkTerms(
  person: Person,
  before: Pick<EmployeeRow, 'status' | 'user_id'>,
  after: Pick<EmployeeRow, 'status'>,
  isManager: boolean,
): Refusal | null {
  const rights = getMemberRights(person.type, isManager, before.user_id === person.id);
  return forbidUnless(rights.pay && (after.status === before.status || rights.status));
}

/** The member before a change: the membership that was opened, and the branches of all of them. */
export type MemberBefore = {
  employee: Pick<EmployeeRow, 'hourly_rate' | 'status' | 'user_id'>;
  isManager: boolean;
  branchIds: readonly number[];
};

/**
 * The allowed part of a change. Terms the person may not change must be unchanged, and are dropped: a form applies to all
 * branches, and must not copy the terms of one branch to another.
 */
export function decideChange(
  person: Person,
  input: MemberInput,
  before: MemberBefore,
  getReach: GetReach,
): MemberInput | Refusal {
  const changesManager = input.isManager !== undefined && input.isManager !== before.isManager;
  const refusal = findFirstRefusal([
    forbidUnless(can(person.type, 'addMember')),
    forbidUnless(!changesManager || can(person.type, 'assignManagers')),
    checkBranches(person, input, before, getReach),
  ]);
  if (refusal) return refusal;
  const terms = decideTerms(person, input.terms, before);
  return terms instanceof Refusal ? terms : { ...input, terms };
}

function decideTerms(
  person: Person,
  wanted: MemberInput['terms'],
  { employee, isManager }: MemberBefore,
): MemberInput['terms'] | Refusal {
  const rights = getMemberRights(person.type, isManager, employee.user_id === person.id);
  const allowed = { hourly_rate: rights.pay, status: rights.status };
  const terms = { ...wanted };
  for (const name of ['hourly_rate', 'status'] as const) {
    if (allowed[name]) continue;
    if (wanted[name] !== undefined && wanted[name] !== employee[name]) return refuse.forbidden();
    delete terms[name];
  }
  return terms;
}

/** Added branches must be open. Leaving out a branch removes the member there. */
function checkBranches(
  person: Person,
  { branchIds: wanted }: MemberInput,
  { branchIds, isManager }: MemberBefore,
  getReach: GetReach,
): Refusal | null {
  if (wanted === undefined) return null;
  const added = wanted.filter((id) => !branchIds.includes(id));
  const left = branchIds.filter((id) => !wanted.includes(id) && getReach(id) === 'open');
  return findFirstRefusal([
    checkOpenBranches(added, getReach),
    forbidUnless(left.length === 0 || getMemberRights(person.type, isManager).remove),
  ]);
}

function checkOpenBranches(branchIds: readonly number[], getReach: GetReach): Refusal | null {
  return forbidUnless(branchIds.every((id) => getReach(id) !== 'closed'));
}
