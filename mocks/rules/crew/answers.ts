import { InvitationStatus } from '../../../src/generated/model/codes';
import type { Conflict } from '../../../src/generated/model';
import { isOpenInvitation } from '../../../src/domain/statuses';
import type { InvitationRow, OrderRow, UserRow } from '../../db/schema';
import { checkUnclosed } from '../orders/orderState';
import { type Refusal, refuse } from '../refusals';
import { hasOpenSlot } from './formation';
import { type InvitationAction, getStatusAfter } from './invitations';
import { checkWeekHours } from './weekHours';
import { textsOf } from '../../texts/providerTexts';

const texts = textsOf('jobRefusalTexts');

export type Answered = 'accepted' | 'rejected' | 'withdrawn' | 'removed';

/** A line of an order's history about an answer: "Marcus Reed accepted". `before`: the status until then. */
export function describeAnswer(
  how: Answered,
  { first_name, last_name }: Pick<UserRow, 'first_name' | 'last_name'>,
  before: InvitationStatus,
): string {
  const words = { accepted: 'accepted', rejected: 'declined', withdrawn: 'withdrew', removed: 'was removed' };
  const isOnlyInvited = how === 'removed' && before !== InvitationStatus.accepted;
  return `${first_name} ${last_name}${isOnlyInvited ? '’s invitation was withdrawn' : ` ${words[how]}`}`;
}

type Invitation = Pick<InvitationRow, 'id' | 'user_id' | 'position' | 'status' | 'reason'>;

export type AcceptFacts = {
  order: Pick<OrderRow, 'closed_state' | 'starts_at' | 'crew_requirements'>;
  /** Every invitation of the order. */
  crew: readonly Pick<InvitationRow, 'id' | 'user_id' | 'position' | 'status'>[];
  /** The job that makes it impossible; undefined if there is none or the office overrode it. */
  clash: Conflict | undefined;
  /** Hours of the fullest week with this job. */
  weekHours: number;
  /** As the API writes it. */
  now: string;
};

/** Whether a person may accept. The first one wins; the refusal of a late one says why (docs/product.md, "Invitations"). */
export function checkAccept(
  invitation: Invitation,
  { order, crew, clash, weekHours, now }: AcceptFacts,
): Refusal | null {
  return (
    checkAnswerable(invitation, order) ??
    checkFirstAnswer(invitation, order, now) ??
    checkOnlyInvitation(invitation, crew) ??
    checkPositionOpen(invitation, order, crew) ??
    (clash ? refuse.conflict(texts.alreadyWorking, { code: 'hard_conflict', conflicts: [clash] }) : null) ??
    checkWeekHours(weekHours)
  );
}

/** An expired or canceled invitation, or one of a closed job, cannot be answered. */
export function checkAnswerable(
  { status, reason }: Pick<InvitationRow, 'status' | 'reason'>,
  order: Pick<OrderRow, 'closed_state'>,
): Refusal | null {
  const isCancelled = status === InvitationStatus.cancelled;
  if (isCancelled && reason === 'expired') return refuse.gone(texts.invitationExpired, { code: 'invitation_expired' });
  if (isCancelled && reason === 'position_filled') return refuseFilledPosition();
  const closed = checkUnclosed(order);
  if (closed) return closed;
  return isCancelled ? refuse.wrongState(texts.invitationWithdrawn) : null;
}

/** Whether the current status allows an action. */
export function checkAction({ status }: Pick<InvitationRow, 'status'>, action: InvitationAction): Refusal | null {
  return getStatusAfter(status, action) === null ? refuse.wrongState(texts.unchangeable) : null;
}

/** A person who declined may still accept until the job starts. */
function checkFirstAnswer({ status }: Invitation, { starts_at }: AcceptFacts['order'], now: string): Refusal | null {
  if (status === InvitationStatus.accepted) return refuse.wrongState(texts.alreadyAccepted);
  const isLate = status === InvitationStatus.rejected && starts_at <= now;
  return isLate ? refuse.conflict(texts.started, { code: 'too_late' }) : null;
}

function checkOnlyInvitation({ id, user_id }: Invitation, crew: AcceptFacts['crew']): Refusal | null {
  const isAskedAgain = crew.some((each) => each.id !== id && each.user_id === user_id && isOpenInvitation(each));
  return isAskedAgain ? refuse.wrongState(texts.invitedAgain) : null;
}

function checkPositionOpen(
  { position }: Invitation,
  { crew_requirements }: AcceptFacts['order'],
  crew: AcceptFacts['crew'],
): Refusal | null {
  const isNeeded = crew_requirements.some((each) => each.position === position);
  if (!isNeeded) return refuse.wrongState(texts.notNeeded);
  return hasOpenSlot(crew_requirements, crew, position) ? null : refuseFilledPosition();
}

function refuseFilledPosition(): Refusal {
  return refuse.conflict(texts.positionFilled, { code: 'position_filled' });
}
