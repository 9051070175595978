import { decideRequest } from '#domain/actions';
import { slotFit } from '#domain/orders/formation';
import { ProfileStatus } from '#domain/people/profileStatus';
import { can } from '#domain/people/rights';
import type { Conflict, ErrorCode, PositionCode, FitNote } from '#generated/model';
import { ActiveStatus, InvitationStatus } from '#generated/model/codes';
import { formatMoneyShort } from '#platform/lib/money';
import { describeJobsTogether, note } from '../../crew/rules/inviting';
import { isHelper, type Person, type Reach, checkReach } from '../../provider/access/access';
import {
  mergeProblems,
  problemIf,
  forbidUnless,
  type Refusal,
  refuse,
  refuseProblems,
} from '../../provider/rules/refusals';
import type { BranchInvitationRow, BranchRow, UserRow } from '../../provider/store/schema';
import { joinRefusalTexts as texts, actionRefusalTexts as actionTexts } from '../../provider/texts/refusals';
import { findPositionProblems, toGuardedName } from './team';

export type RequestAction = 'accept' | 'reject' | 'cancel';

const { accepted, rejected, cancelled } = InvitationStatus;

const actions = { accept: 'join', reject: 'declineToJoin', cancel: 'cancelRequest' } as const;
const statusAfter: Record<RequestAction, InvitationStatus> = { accept: accepted, reject: rejected, cancel: cancelled };

/**
 * The status of a request to join after an action, or a refusal with the reason (docs/product.md, "Team"). `firstName`
 * is the helper's.
 */
export function decideMove(status: InvitationStatus, action: RequestAction, firstName: string) {
  const refused = decideRequest(actions[action], status);
  if (refused === null) return statusAfter[action];
  if (refused === 'withdrawn') return refuse.wrongState(actionTexts.invitationWithdrawn);
  const isDeclined = refused === 'declined';
  if (action === 'cancel')
    return refuse.wrongState((isDeclined ? texts.companyDeclined : texts.companyJoined)(firstName));
  return refuse.wrongState(isDeclined ? texts.declined : texts.joined);
}

export type JoinFacts = {
  branch: Pick<BranchRow, 'name' | 'closed_at'>;
  isMember: boolean;
  /** True if this is the branch's newest request to this helper. */
  isNewest: boolean;
};

/** Checks whether the helper may join through this request. */
export function checkJoin(
  { status }: Pick<BranchInvitationRow, 'status'>,
  { branch, isMember, isNewest }: JoinFacts,
): Refusal | null {
  if (branch.closed_at !== null) return refuse.wrongState(texts.branchClosed(branch.name));
  if (status === rejected && !isNewest) return refuse.wrongState(texts.newerInvitation(branch.name));
  if (isMember && status !== accepted) return refuse.wrongState(texts.alreadyMember(branch.name));
  return null;
}

/** Checks whether a person can withdraw a request. The recipient may see it but has to decline instead. */
export function checkCancelRequest(person: Person, recipientId: number, reach: Reach): Refusal | null {
  if (reach === 'unknown' && recipientId === person.id) return refuse.forbidden();
  return checkReach(reach) ?? forbidUnless(can(person.type, 'inviteHelper'));
}

/** The helper, if their account is active; 404 otherwise. */
export function decideHelper(user: UserRow | undefined): UserRow | Refusal {
  return user && isHelper(user) && user.status === ActiveStatus.active ? user : refuse.notFound();
}

export type JoinRequestFacts = {
  branch: Pick<BranchRow, 'name'>;
  isMember: boolean;
  /** The open request to this helper, if any. */
  open: Pick<BranchInvitationRow, 'id'> | undefined;
  /** The company does not work with them again. */
  isBlocked: boolean;
  /** The helper does not work with the company again. It must not learn that. */
  avoidsCompany: boolean;
  profileStatus: number;
};

/** Checks whether a helper may be asked to join a branch. */
export function checkJoinRequest(
  helper: Pick<UserRow, 'first_name' | 'last_name'>,
  { branch, isMember, open, isBlocked, avoidsCompany, profileStatus }: JoinRequestFacts,
): Refusal | null {
  const name = helper.first_name;
  if (isMember) return refuseHelper('already_member', `${name} is already a member of ${branch.name}.`);
  if (open) {
    const conflicts: Conflict[] = [{ kind: 'invitation', id: open.id, label: toGuardedName(helper) }];
    const text = `${name} already has a pending invitation to ${branch.name}.`;
    return refuse.conflict(text, { code: 'already_invited', conflicts });
  }
  if (isBlocked) return refuseHelper('not_available', `${name} ${blocked}`);
  if (profileStatus === ProfileStatus.active && !avoidsCompany) return null;
  return refuseHelper('not_available', `${name} ${profileStatus === ProfileStatus.incomplete ? notReady : paused}`);
}

const blocked = 'is blocked by your company.';
const notReady = 'hasn’t finished their profile yet. Try again later.';
const paused = 'isn’t accepting invitations right now.';

function refuseHelper(code: ErrorCode, text: string): Refusal {
  return refuse.fields({ id: [text] }, { code });
}

/** Refuses positions that the helper does not offer. */
export function checkOffered(
  helper: Pick<UserRow, 'first_name' | 'positions'>,
  positions: readonly PositionCode[],
): Refusal | null {
  const text = `${helper.first_name} doesn’t work in this position`;
  const missing = positions.map((position, index) =>
    problemIf(slotFit(helper.positions, position) === 'no', `positions.${index}`, text),
  );
  return refuseProblems(mergeProblems([findPositionProblems(positions), ...missing]));
}

/** Facts for and against asking a helper to join a branch. */
export type Offer = {
  miles: number;
  /** Of the next seven days. */
  freeDays: number;
  /** Cents per hour: what they ask for and what the branch pays for that position. */
  rate: number;
  usual: number;
  jobsTogether: number;
};

/** Maximum distance helpers usually drive to work, in miles. */
export const usualMiles = 40;

/** Short reasons, strongest first. Distance, stars, languages and equipment are in the row already. */
export function listReasonsToAsk({ freeDays, rate, usual, jobsTogether }: Offer): FitNote[] {
  return [
    ...(jobsTogether > 0 ? [note('jobs_together', describeJobsTogether(jobsTogether))] : []),
    ...(freeDays > 3 ? [note('week', `Free ${freeDays} of the next 7 days`)] : []),
    ...(rate < usual ? [note('rate', `${formatMoneyShort(usual - rate)} under what you usually pay`)] : []),
  ];
}

export function listWarnings({ miles, freeDays, rate, usual }: Offer): FitNote[] {
  return [
    ...(miles > usualMiles ? [note('distance', `More than ${usualMiles} mi away`)] : []),
    ...(freeDays <= 3 ? [note('week', `Free only ${freeDays} of the next 7 days`)] : []),
    ...(rate > usual ? [note('rate', `${formatMoneyShort(rate - usual)} over what you usually pay`)] : []),
  ];
}
