import type { BranchRow, InvitationRow, OrderRow } from '../../db/schema';
import * as crewTexts from '../../realtime/activities/crew';
import type { Job } from '../../realtime/activities/facts';
import * as jobTexts from '../../realtime/activities/jobs';
import type { ActivityDraft } from '../../realtime/domainEvents';
import { toJob } from '../../realtime/orderFacts';
import { findMissing, getCrewSize, getSlotLines, type Missing } from '../../rules/crew/formation';
import { getUnformedMoment } from '../../rules/crew/reminders';
import type { World } from '../../world';
import { dayMs, minuteMs, toIso } from '../../time/times';
import { findWindowBefore } from './moves';
import type { PastActivity } from './pastActivity';
import { InvitationStatus } from '#generated/model/codes';

/**
 * A branch's order activities since then: complete jobs, picked at random until there are enough. Nothing is invented:
 * each activity follows from the rows of the world.
 */
export function makeOrderHistory(world: World, branch: BranchRow, since: number, count: number): PastActivity[] {
  const { tables, random } = world;
  const from = new Date(since).toISOString();
  const now = world.clock.now().getTime();
  const touched = tables.order.select(
    'branch',
    branch.id,
    ({ created_at, closed_at }) => (closed_at ?? created_at) > from,
  );
  // Jobs that start within a day come first, because their open slots need action.
  const dayEnd = toIso(now + dayMs);
  const soon = tables.order.select(
    'branch',
    branch.id,
    ({ closed_state, starts_at }) => closed_state === null && starts_at > toIso(now) && starts_at <= dayEnd,
  );
  const activities: PastActivity[] = [];
  const isLater = ({ id }: OrderRow) => !soon.some((each) => each.id === id);
  for (const order of [...soon, ...random.shuffle(touched).filter(isLater)]) {
    if (activities.length >= count) break;
    activities.push(...listOrderActivities(world, order).filter(({ at }) => at > since && at <= now));
  }
  return activities;
}

/** From the creation of the job to its end. */
function listOrderActivities(world: World, order: OrderRow): PastActivity[] {
  const { tables } = world;
  const job = toJob(order);
  const person = (id: number) => tables.user.require(id);
  const activities: PastActivity[] = [
    { at: Date.parse(order.created_at), draft: jobTexts.orderCreated(job, person(order.created_by_id)) },
  ];
  const add = (at: string | null, draft: ActivityDraft, later = 0) => {
    if (at !== null) activities.push({ at: Date.parse(at) + later, draft });
  };
  const invitations = tables.invitation.by('order', order.id);
  activities.push(...listAnswers(world, order, job, invitations), ...warnOfGap(order, job, invitations));
  const move = findWindowBefore(world, order);
  if (move) add(move.at, jobTexts.orderMoved(job, person(move.by), { date: job.date, window: move.window }));
  if (order.closed_state === 'cancelled')
    add(order.closed_at, jobTexts.orderCancelled(job, person(order.closed_by_id ?? 1), order.cancel_reason));
  const { completion } = order;
  if (!completion) return activities;
  const crew = completion.lines.filter(({ no_show }) => !no_show).map(({ user_id }) => person(user_id));
  const [lead] = crew;
  if (lead) add(completion.actual_start_at, crewTexts.checkedIn(job, lead));
  for (const { user_id } of completion.lines.filter(({ no_show }) => no_show))
    add(order.starts_at, crewTexts.late(job, person(user_id), lateMinutes), lateMinutes * minuteMs);
  const by = person(order.closed_by_id ?? order.created_by_id);
  add(order.closed_at, jobTexts.orderCompleted(job, by, completion));
  return activities;
}

/** Minutes after the start at which a member is late. */
const lateMinutes = 15;

/** A day before the start, the office is warned of the positions that no one had accepted by then. */
function warnOfGap(order: OrderRow, job: Job, invitations: readonly InvitationRow[]): PastActivity[] {
  const at = getUnformedMoment(Date.parse(order.starts_at), Date.parse(order.created_at));
  const moment = toIso(at);
  if (moment >= order.starts_at || (order.closed_at !== null && order.closed_at <= moment)) return [];
  const missing = findMissingAt(order, invitations, moment);
  return missing ? [{ at, draft: crewTexts.unformedSoon(job, missing, at) }] : [];
}

/** The positions that no one had accepted by then. */
function findMissingAt({ crew_requirements }: OrderRow, invitations: readonly InvitationRow[], moment: string) {
  const answered = invitations.filter(({ responded_at }) => responded_at !== null && responded_at <= moment);
  return findMissing(getSlotLines(crew_requirements, answered));
}

/** The answers in the order they came, with the crew's size after each. */
function listAnswers(world: World, order: OrderRow, job: Job, invitations: readonly InvitationRow[]): PastActivity[] {
  const required = getCrewSize(order.crew_requirements);
  const answered = invitations
    .filter(({ responded_at, reason }) => responded_at !== null && reason !== 'order_cancelled')
    .sort((a, b) => (a.responded_at ?? '').localeCompare(b.responded_at ?? ''));
  let filled = 0;
  return answered.flatMap((each): PastActivity[] => {
    const at = Date.parse(each.responded_at ?? '');
    if (each.status === InvitationStatus.accepted) filled += 1;
    const missing = findMissingAt(order, invitations, each.responded_at ?? '');
    return describeAnswer(world, job, each, { filled, required, missing }).map((draft, step) => ({
      at: at + step,
      draft,
    }));
  });
}

function describeAnswer(
  { tables }: World,
  job: Job,
  { user_id, position, status, reason, cancelled_by, responded_at }: InvitationRow,
  { missing, ...filling }: crewTexts.Filling & { missing: Missing | undefined },
): ActivityDraft[] {
  const person = tables.user.require(user_id);
  if (status === InvitationStatus.rejected) return [crewTexts.invitationRejected(job, person, position, reason)];
  if (status === InvitationStatus.cancelled) {
    if (cancelled_by === 'helper') {
      const at = Date.parse(responded_at ?? '');
      return [crewTexts.invitationWithdrawn(job, person, position, { code: reason, at, missing })];
    }
    return reason === 'expired' ? [crewTexts.invitationsExpired(job, 1)] : [];
  }
  const { filled, required } = filling;
  return [
    crewTexts.invitationAccepted(job, person, position, filling),
    ...(filled === required ? [crewTexts.formed(job)] : []),
    ...(filled === required - 1 && required > 2 ? [crewTexts.partiallyFormed(job, filling)] : []),
  ];
}
