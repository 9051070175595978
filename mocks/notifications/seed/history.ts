import { crewSize } from '#domain/orders/formation';
import { OfferStatus, InvitationStatus } from '#generated/model/codes';
import { addDays, daysBetween } from '#platform/lib/time/dates';
import { toInstant } from '#platform/lib/time/zonedTimes';
import { findMissing, getSlotLines, type Missing, getUnformedMoment } from '../../crew/rules/formation';
import { toJob } from '../../orders/eventFacts';
import { toOfferFacts } from '../../outsource/events';
import type { ActivityDraft } from '../../provider/realtime/domainEvents';
import {
  type BranchRow,
  type OfferRow,
  type InvitationRow,
  type OrderRow,
  toFileKey,
  toRequestsKey,
} from '../../provider/store/schema';
import { dayMs, minuteMs, toIso } from '../../provider/time/clock';
import type { World } from '../../provider/world';
import { expiringDays, listDocuments } from '../../team/rules/team';
import * as crewTexts from '../events/crew';
import type { Job } from '../events/facts';
import * as jobTexts from '../events/jobs';
import { applicationsReceived, offerExpiring, offerFilled } from '../events/offers';
import { createWeeklyRating, getLastMonday } from '../events/office';
import * as texts from '../events/office';
import { type PastActivity, findWindowBefore } from './personal';

const spanDays = 21;

/** The last three weeks of a branch in at most `count` activities, oldest first. Each follows from the rows of the world. */
export function makeBranchHistory(world: World, branch: BranchRow, count: number): PastActivity[] {
  const now = world.clock.now().getTime();
  const since = now - spanDays * dayMs;
  const beside = [
    ...world.tables.offer.by('branch', branch.id).flatMap((offer) => listOffer(world, offer)),
    ...listRequestAnswers(world, branch),
    ...listDocumentWarnings(world, branch),
    ...listRatings(world, branch),
    ...listFailedPayments(world, branch),
  ].filter(({ at }) => at > since && at <= now);
  const activities = [...makeOrderHistory(world, branch, since, count - beside.length), ...beside];
  return activities.sort((a, b) => a.at - b.at).slice(-count);
}

function listOffer(world: World, offer: OfferRow): PastActivity[] {
  const { tables } = world;
  const facts = toOfferFacts(world, offer);
  const applications = tables.offerApplication.by('offer', offer.id);
  const countUnanswered = (at: string) =>
    applications.filter(
      ({ applied_at, decided_at }) =>
        applied_at !== null && applied_at <= at && (decided_at === null || decided_at > at),
    ).length;
  const countTaken = (at: string) =>
    applications.filter(({ invitation_id, decided_at }) => invitation_id !== null && (decided_at ?? at) <= at).length;
  return [
    ...applications.flatMap(({ applied_at }) =>
      toPast(applied_at, (at) => applicationsReceived(facts, countUnanswered(at))),
    ),
    ...toPast(offer.status === OfferStatus.filled ? offer.filled_at : null, () => offerFilled(facts)),
    ...toPast(offer.warned_at, (at) => offerExpiring(facts, countTaken(at))),
  ];
}

/** The activity of a moment; none if it never came. */
function toPast(at: string | null, write: (at: string) => ActivityDraft): PastActivity[] {
  return at === null ? [] : [{ at: Date.parse(at), draft: write(at) }];
}

/**
 * A branch's order activities since then: complete jobs, picked at random until there are enough. Nothing is invented:
 * each activity follows from the rows of the world.
 */
function makeOrderHistory(world: World, branch: BranchRow, since: number, count: number): PastActivity[] {
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
  const required = crewSize(order.crew_requirements);
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

function listRequestAnswers({ tables }: World, branch: BranchRow): PastActivity[] {
  const { accepted, rejected } = InvitationStatus;
  const answered = [accepted, rejected].flatMap((status) =>
    tables.branchInvitation.by('state', toRequestsKey(branch.id, status)),
  );
  return answered.flatMap(({ status, user_id, employee_id, responded_at }) => {
    const person = tables.user.require(user_id);
    return toPast(responded_at, () =>
      status === accepted
        ? texts.branchInvitationAccepted(branch, person, employee_id)
        : texts.branchInvitationRejected(branch, person),
    );
  });
}

/** The office is warned on the morning of the day from which a document counts as expiring. */
function listDocumentWarnings({ tables }: World, branch: BranchRow): PastActivity[] {
  return tables.employee.by('branch', branch.id).flatMap((employee) => {
    const file = tables.memberFile.one('person', toFileKey(branch.company_id, employee.user_id));
    const [home] = tables.employee.by('user', employee.user_id);
    if (!file || file.warned_of === null || home?.id !== employee.id) return [];
    const warnedOf = file.warned_of;
    const documents = listDocuments(file, warnedOf).filter(({ expires_on }) => expires_on === warnedOf);
    return documents.map(({ kind, expires_on: expiresOn }): PastActivity => {
      const date = addDays(expiresOn, -expiringDays);
      const document = { days: daysBetween(date, expiresOn), expiresOn, kind };
      return {
        at: Date.parse(toInstant(date, '07:00', branch.timezone)),
        draft: texts.documentExpiring(tables.user.require(employee.user_id), employee.id, document),
      };
    });
  });
}

function listRatings(world: World, branch: BranchRow): PastActivity[] {
  const monday = getLastMonday(branch, world.clock.now().getTime());
  return [0, 1, 2].flatMap((weeks) => {
    const at = getLastMonday(branch, monday - weeks * 7 * dayMs);
    const createDraft = createWeeklyRating(world, branch, at);
    return createDraft ? [{ at, draft: createDraft() }] : [];
  });
}

/** News about the company is in the feed of its first branch. */
function listFailedPayments({ tables }: World, { id, company_id }: BranchRow): PastActivity[] {
  const subscription = tables.subscription.one('company', company_id);
  if (!subscription || tables.branch.one('company', company_id, 'asc')?.id !== id) return [];
  const isPastDue = subscription.past_due_since !== null;
  const failed = tables.invoice.select(
    'subscription',
    subscription.id,
    ({ status }) => status === 'failed' || (isPastDue && status === 'open'),
  );
  return failed.flatMap(({ issued_at, amount }) => toPast(issued_at, () => texts.paymentFailed(company_id, amount)));
}
