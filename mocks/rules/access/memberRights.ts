import type { EmployeeRow } from '../../db/schema';
import { firstRefusal, forbiddenUnless, Refusal, refuse } from '../refusals';
import type { MemberWish } from '../team/memberWish';
import { may, type Person, type Reach } from './access';
import { activeStatus } from './membership';

/** The reach of a person to the branch of an id. */
export type ReachOf = (branchId: number) => Reach;

/** A new member someone may add: managers only by the owner, in branches that are open to them. */
export function checkMayAdd(person: Person, wish: MemberWish, reachOf: ReachOf): Refusal | null {
  const { status = activeStatus } = wish.terms;
  return firstRefusal([
    forbiddenUnless(may(person, 'addMember')),
    forbiddenUnless(wish.isManager !== true || may(person, 'assignManagers')),
    forbiddenUnless(status === activeStatus || mayChangeTerms(person, false).status),
    checkOpenBranches(wish.branchIds ?? [], reachOf),
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
  return forbiddenUnless(allowed.hourly_rate && (after.status === before.status || allowed.status));
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
  wish: MemberWish,
  before: MemberBefore,
  reachOf: ReachOf,
): MemberWish | Refusal {
  const changesManager = wish.isManager !== undefined && wish.isManager !== before.isManager;
  const refusal = firstRefusal([
    forbiddenUnless(may(person, 'addMember')),
    forbiddenUnless(!changesManager || may(person, 'assignManagers')),
    checkBranches(person, wish, before, reachOf),
  ]);
  if (refusal) return refusal;
  const terms = allowedTerms(person, wish.terms, before);
  return terms instanceof Refusal ? terms : { ...wish, terms };
}

function allowedTerms(
  person: Person,
  wished: MemberWish['terms'],
  { employee, isManager }: MemberBefore,
): MemberWish['terms'] | Refusal {
  const allowed = mayChangeTerms(person, isManager);
  const terms = { ...wished };
  for (const name of ['hourly_rate', 'status'] as const) {
    if (allowed[name]) continue;
    if (wished[name] !== undefined && wished[name] !== employee[name]) return refuse.forbidden();
    delete terms[name];
  }
  return terms;
}

/** Branches that are added must be open; to leave one out is to remove the member there. */
function checkBranches(
  person: Person,
  { branchIds: wanted }: MemberWish,
  { branchIds, isManager }: MemberBefore,
  reachOf: ReachOf,
): Refusal | null {
  if (wanted === undefined) return null;
  const added = wanted.filter((id) => !branchIds.includes(id));
  const left = branchIds.filter((id) => !wanted.includes(id) && reachOf(id) === 'open');
  return firstRefusal([
    checkOpenBranches(added, reachOf),
    forbiddenUnless(left.length === 0 || mayRemove(person, isManager)),
  ]);
}

function checkOpenBranches(branchIds: readonly number[], reachOf: ReachOf): Refusal | null {
  return forbiddenUnless(branchIds.every((id) => reachOf(id) !== 'closed'));
}
