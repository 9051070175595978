import { InvitationStatus } from '#generated/model/codes';
import type { Conflict } from '#generated/model';
import { isOpenInvitation } from '#domain/orders/statuses';
import type { InvitationRow, OrderRow, UserRow } from '../../provider/store/schema';
import { checkInvitation } from '../../provider/rules/actions';
import { type Refusal, refuse } from '../../provider/rules/refusals';
import { hasOpenSlot } from './formation';
import { checkWeekHours } from './inviting/weekHours';
import { jobRefusalTexts as texts } from '../../provider/texts/refusals';

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

type Invitation = Pick<InvitationRow, 'id' | 'user_id' | 'position' | 'status' | 'reason' | 'attendance'>;
type Job = Pick<OrderRow, 'closed_state' | 'starts_at' | 'latest_end_at'>;

export type AcceptFacts = {
  order: Job & Pick<OrderRow, 'crew_requirements'>;
  /** Every invitation of the order. */
  crew: readonly Pick<InvitationRow, 'id' | 'user_id' | 'position' | 'status'>[];
  /** The job that makes it impossible; undefined if there is none or the office overrode it. */
  clash: Conflict | undefined;
  /** Hours of the fullest week with this job. */
  weekHours: number;
  /** Milliseconds since the epoch. */
  now: number;
};

/**
 * Checks whether a person may accept. The first one wins; the refusal of a late one has the reason (docs/product.md,
 * "Invitations").
 */
export function checkAccept(
  invitation: Invitation,
  { order, crew, clash, weekHours, now }: AcceptFacts,
): Refusal | null {
  return (
    checkAnswer('accept', invitation, order, now) ??
    checkOnlyInvitation(invitation, crew) ??
    checkPositionOpen(invitation, order, crew) ??
    (clash ? refuse.conflict(texts.alreadyWorking, { code: 'hard_conflict', conflicts: [clash] }) : null) ??
    checkWeekHours(weekHours)
  );
}

/** Checks whether a person may accept or decline. The refusal names how the invitation ended. */
export function checkAnswer(
  action: 'accept' | 'decline',
  invitation: Pick<InvitationRow, 'status' | 'reason' | 'attendance'>,
  order: Job,
  now: number,
): Refusal | null {
  const isCancelled = invitation.status === InvitationStatus.cancelled;
  if (isCancelled && invitation.reason === 'expired')
    return refuse.gone(texts.invitationExpired, { code: 'invitation_expired' });
  if (isCancelled && invitation.reason === 'position_filled') return refuseFilledPosition();
  return checkInvitation(action, invitation, order, now);
}

function checkOnlyInvitation({ id, user_id }: Invitation, crew: AcceptFacts['crew']): Refusal | null {
  const isOnSameJob = crew.some((each) => each.id !== id && each.user_id === user_id && isOpenInvitation(each));
  return isOnSameJob ? refuse.wrongState(texts.invitedAgain) : null;
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
