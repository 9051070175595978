import type { EmployeeRow } from '../../db/schema';
import { findFirstRefusal, forbidUnless, Refusal, refuse } from '../refusals';
import type { MemberInput } from '../team/memberInput';
import { may, type Person, type Reach } from './access';
import { activeStatus } from './membership';

/** The reach of a person to the branch of an id. */
export type GetReach = (branchId: number) => Reach;

/** A new member someone may add: managers only by the owner, in branches that are open to them. */
export function checkMayAdd(person: Person, input: MemberInput, getReach: GetReach): Refusal | null {
  const { status = activeStatus } = input.terms;
  return findFirstRefusal([
    forbidUnless(may(person, 'addMember')),
    forbidUnless(input.isManager !== true || may(person, 'assignManagers')),
    forbidUnless(status === activeStatus || mayChangeTerms(person, false).status),
    checkOpenBranches(input.branchIds ?? [], getReach),
  ]);
}

/** What someone may change of a member's terms. Inactive managers act nowhere, so only the owner makes them inactive. */
export function mayChangeTerms(person: Person, isManager: boolean): { hourly_rate: boolean; status: boolean } {
  const mayPay = may(person, 'changeMember');
  return { hourly_rate: mayPay, status: mayPay && (!isManager || may(person, 'assignManagers')) };
}

/** Terms that are sent as they are pass only where the rate is open to someone at all. */
export function checkTerms(
  person: Person,
  before: Pick<EmployeeRow, 'status'>,
  after: Pick<EmployeeRow, 'status'>,
  isManager: boolean,
): Refusal | null {
  const allowed = mayChangeTerms(person, isManager);
  return forbidUnless(allowed.hourly_rate && (after.status === before.status || allowed.status));
}

/** Whether someone may take a member out of a branch of theirs. */
export function mayRemove(person: Person, isManager: boolean): boolean {
  return may(person, isManager ? 'assignManagers' : 'removeMember');
}

/** The member before a change: the membership that was opened, and the branches of all of them. */
export type MemberBefore = {
  employee: Pick<EmployeeRow, 'hourly_rate' | 'status'>;
  isManager: boolean;
  branchIds: readonly number[];
};

/**
 * What is left of a change someone may make. Terms they may not change pass when they are the same, and are left out: a
 * form holds for all branches, and must not bring the terms of one branch to another.
 */
export function decideChange(
  person: Person,
  input: MemberInput,
  before: MemberBefore,
  getReach: GetReach,
): MemberInput | Refusal {
  const changesManager = input.isManager !== undefined && input.isManager !== before.isManager;
  const refusal = findFirstRefusal([
    forbidUnless(may(person, 'addMember')),
    forbidUnless(!changesManager || may(person, 'assignManagers')),
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
  const allowed = mayChangeTerms(person, isManager);
  const terms = { ...wanted };
  for (const name of ['hourly_rate', 'status'] as const) {
    if (allowed[name]) continue;
    if (wanted[name] !== undefined && wanted[name] !== employee[name]) return refuse.forbidden();
    delete terms[name];
  }
  return terms;
}

/** Branches that are added must be open; to leave one out is to remove the member there. */
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
    forbidUnless(left.length === 0 || mayRemove(person, isManager)),
  ]);
}

function checkOpenBranches(branchIds: readonly number[], getReach: GetReach): Refusal | null {
  return forbidUnless(branchIds.every((id) => getReach(id) !== 'closed'));
}
