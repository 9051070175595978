import { type AttendanceName, attendanceSteps, earliestHours, isNext, latestHours } from '#domain/orders/attendance';
import { isOpenInvitation } from '#domain/orders/statuses';
import type { Conflict, AttendanceStep, InvitationAction, InvitationBucket } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { zonedTime } from '#platform/lib/time/zonedTimes';
import { checkInvitation, canDo } from '../../provider/rules/actions';
import { type Refusal, refuse } from '../../provider/rules/refusals';
import type { InvitationRow, OrderRow, UserRow } from '../../provider/store/schema';
import { jobRefusalTexts as texts, fieldProblemTexts as fieldTexts } from '../../provider/texts/refusals';
import { hourMs, minuteMs, toIso, dayMs } from '../../provider/time/clock';
import { checkWeekHours, type BusyTime, getCoreEnd, getLatestEnd } from './busyTimes';
import { hasOpenSlot } from './formation';

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

// Attendance ----------------------------------------------------------------------------------------------------------

export type Step = AttendanceName;

/** Maximum age of a step that was queued offline, and maximum lead of a device's clock. */
const oldestMs = 24 * hourMs;
const aheadMs = 5 * minuteMs;

/** The time of a step, or a refusal. `asked` as the device sent it; `now` in milliseconds since the epoch. */
export function decideStepTime(asked: string | undefined, now: number): number | Refusal {
  if (asked === undefined) return now;
  const at = Date.parse(asked);
  if (at > now + aheadMs || at < now - oldestMs) return refuse.field('at', fieldTexts.notValid);
  return Math.min(at, now);
}

type Own = Pick<InvitationRow, 'status' | 'attendance'>;

/** The days of the job, the time zone of its branch, and the time of the step in milliseconds. */
export type StepFacts = { days: readonly BusyTime[]; zone: string; at: number };

/** The day of the job that a step belongs to, or why it is not possible (docs/product.md, "Day of the job"). */
export function decideStep(own: Own, order: Job, step: Step, { days, zone, at }: StepFacts): string | Refusal {
  const refused = checkInvitation('reportStep', own, order, at);
  if (refused) return refused;
  const [next] = days.filter((day) => at <= getLatestEnd(day) + latestHours * hourMs);
  if (!next) return refuse.conflict(texts.over, { code: 'too_late' });
  if (at < next.startsAt - earliestHours[step] * hourMs)
    return refuse.conflict(texts.tooEarly, { code: 'not_started' });
  const { date } = zonedTime(toIso(next.startsAt), zone);
  const done = own.attendance.filter((each) => each.date === date);
  return checkOrder(done, step, at) ?? date;
}

/** The day of the job whose delay can be announced: until the day is over, like an arrival. */
export function decideLate(own: Own, order: Job, facts: StepFacts): string | Refusal {
  const date = decideStep(own, order, 'checked_in', facts);
  if (typeof date !== 'string') return date;
  const day = facts.days.find(({ startsAt }) => zonedTime(toIso(startsAt), facts.zone).date === date);
  return day && facts.at < getCoreEnd(day) ? date : refuse.conflict(texts.over, { code: 'too_late' });
}

/** Each step once a day, in their order. On my way may be skipped. */
function checkOrder(done: readonly AttendanceStep[], step: Step, at: number): Refusal | null {
  const reported = new Set(done.map((each) => each.step));
  if (!isNext(step, reported)) {
    const isEarly = step === 'checked_out' && !reported.has('checked_in');
    return refuse.wrongState(isEarly ? texts.checkInFirst : texts.alreadyReported);
  }
  const last = done.at(-1);
  return last && at < Date.parse(last.at) ? refuse.field('at', fieldTexts.notValid) : null;
}

const actionByStep: Record<Step, InvitationAction> = {
  on_my_way: 'on_my_way',
  checked_in: 'check_in',
  checked_out: 'check_out',
};

export function listStepActions(own: Own, order: Job, facts: StepFacts): InvitationAction[] {
  const steps = attendanceSteps
    .filter((step) => typeof decideStep(own, order, step, facts) === 'string')
    .map((step) => actionByStep[step]);
  return typeof decideLate(own, order, facts) === 'string' ? [...steps, 'running_late'] : steps;
}

// Lists of a helper ---------------------------------------------------------------------------------------------------

/** The list of each status (docs/product.md, "Lists of a helper"). */
const bucketByStatus: Record<InvitationStatus, InvitationBucket> = {
  [InvitationStatus.new]: 'new',
  [InvitationStatus.accepted]: 'accepted',
  [InvitationStatus.rejected]: 'waiting',
  [InvitationStatus.cancelled]: 'cancelled',
};

/** Time that canceled invitations stay listed. */
const cancelledForMs = 90 * dayMs;

type ListedInvitation = Pick<InvitationRow, 'status' | 'responded_at' | 'created_at'>;
type ListedJob = Readonly<Pick<OrderRow, 'closed_state' | 'starts_at' | 'latest_end_at'>>;

export function getBucket({ status }: Pick<InvitationRow, 'status'>): InvitationBucket {
  return bucketByStatus[status];
}

/**
 * The list that shows an invitation; null for none: completed jobs are in the earnings, declined jobs leave the list when
 * they start, canceled ones after 90 days. `now` in milliseconds since the epoch.
 */
export function findList(invitation: ListedInvitation, job: ListedJob, now: number): InvitationBucket | null {
  const { status, responded_at, created_at } = invitation;
  const bucket = getBucket(invitation);
  if (status === InvitationStatus.cancelled)
    return (responded_at ?? created_at) > toIso(now - cancelledForMs) ? bucket : null;
  if (job.closed_state !== null) return null;
  return status === InvitationStatus.rejected && job.starts_at <= toIso(now) ? null : bucket;
}

/** Sorts a list: new ones by when they expire, canceled ones newest first, the others by their start. */
export function getListKey(
  bucket: InvitationBucket,
  { expires_at, responded_at, created_at }: Pick<InvitationRow, 'expires_at' | 'responded_at' | 'created_at'>,
  { starts_at }: Pick<OrderRow, 'starts_at'>,
): number {
  if (bucket === 'new') return Date.parse(expires_at);
  return bucket === 'cancelled' ? -Date.parse(responded_at ?? created_at) : Date.parse(starts_at);
}

/** Lists the helper's actions for an invitation. `isBlocked`: accepting would be refused. `now` in milliseconds. */
export function listActions(
  own: Pick<InvitationRow, 'status' | 'attendance'>,
  job: ListedJob,
  isBlocked: boolean,
  now: number,
): InvitationAction[] {
  return [
    ...(canDo('accept', own, job, now) && !isBlocked ? (['accept'] as const) : []),
    ...(canDo('decline', own, job, now) ? (['reject'] as const) : []),
    ...(canDo('withdraw', own, job, now) ? (['withdraw'] as const) : []),
  ];
}
