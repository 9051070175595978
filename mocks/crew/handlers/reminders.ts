import { countOpenSlots } from '#domain/orders/openSlots';
import { InvitationStatus } from '#generated/model/codes';
import { createWeeklyRating, getLastMonday } from '../../notifications/events/office';
import {
  toFeedKey,
  type ActivityRow,
  type InvitationRow,
  type OrderRow,
  type BranchRow,
} from '../../provider/store/schema';
import { dayMs, hourMs, toIso } from '../../provider/time/clock';
import { repeatEvery, watchDue } from '../../provider/time/watchDue';
import type { World } from '../../provider/world';
import {
  getSlotLines,
  isFullyCrewed,
  getNextReminder,
  getUnformedMoment,
  listDueReminders,
  ratingReminderMs,
  unformedHours,
} from '../rules/formation';
import { checkRateCompany } from '../rules/ratings';
import { expireDue } from './formCrew';

/**
 * Reminds crews 24 and 2 hours before a job, warns the office of open slots, and a day after the completion reminds who has
 * not rated the company. What became due while no world ran is not sent. Returns the function that stops it.
 */
export function startReminders(world: World): () => void {
  // Jobs may move, so look again at least every hour.
  const getDelay = (now: number) => Math.min(hourMs, findNextDue(world, now) - now);
  return repeatEvery(world, getDelay, (since, now) => {
    remindDue(world, since, now);
    remindToRate(world, since, now);
  });
}

/** Open jobs that start within the next day; jobs are indexed by the UTC day of their start. */
function listNextJobs({ tables }: World, now: number): Pick<OrderRow, 'id' | 'starts_at'>[] {
  const days = [0, 1].map((later) => toIso(now + later * dayMs).slice(0, 10));
  return days.flatMap((day) => tables.order.viewAll('openDay', day, ({ id, starts_at }) => ({ id, starts_at })));
}

function findNextDue(world: World, now: number): number {
  const due = listNextJobs(world, now + hourMs).map(({ starts_at }) => getNextReminder(Date.parse(starts_at), now));
  return Math.min(Infinity, ...due.filter((each) => each !== null));
}

function remindDue(world: World, since: number, now: number): void {
  for (const { id, starts_at } of listNextJobs(world, now)) {
    const due = listDueReminders(Date.parse(starts_at), since, now);
    const crew = world.tables.invitation.by('order', id);
    for (const hours of due) {
      for (const invitation of crew.filter(({ status }) => status === InvitationStatus.accepted)) {
        world.announce({ type: 'jobReminded', invitation, hours });
      }
    }
    const order = world.tables.order.require(id);
    const isUnformed = due.includes(unformedHours)
      ? !isFullyCrewed(order.crew_requirements, crew)
      : hasLateGap(world, order, crew, now);
    if (isUnformed) world.announce({ type: 'jobUnformedSoon', orderId: id });
  }
}

/** Checks whether slots are open that the office was not warned about, because the job was added, moved or changed later. */
function hasLateGap(world: World, order: OrderRow, crew: readonly InvitationRow[], now: number): boolean {
  const startsAt = Date.parse(order.starts_at);
  if (startsAt <= now || getUnformedMoment(startsAt, Date.parse(order.updated_at)) > now) return false;
  return countOpenSlots(getSlotLines(order.crew_requirements, crew)) > 0 && !wasWarned(world, order);
}

function wasWarned({ tables }: World, { id, branch_id }: OrderRow): boolean {
  const { owner_id } = tables.company.require(tables.branch.require(branch_id).company_id);
  const feed = toFeedKey({ user_id: owner_id, branch_id });
  const isWarning = ({ type, data }: ActivityRow) => type === 'order.unformed_soon' && data.order_id === id;
  return tables.activity.select('feed', feed, isWarning).length > 0;
}

function remindToRate(world: World, since: number, now: number): void {
  const { order, invitation } = world.tables;
  const [after, upTo] = [toIso(since - ratingReminderMs), toIso(now - ratingReminderMs)];
  for (const day of new Set([after.slice(0, 10), upTo.slice(0, 10)])) {
    const due = order.select(
      'completedDay',
      day,
      ({ closed_at }) => closed_at !== null && closed_at > after && closed_at <= upTo,
    );
    for (const job of due) {
      const crew = invitation.by('order', job.id);
      for (const own of crew.filter((each) => checkRateCompany(each, job, now) === null)) {
        world.announce({ type: 'ratingDue', invitation: own });
      }
    }
  }
}

/** Announces to each branch on Monday morning how helpers rated the company in the week before. Returns the function that stops it. */
export function startWeeklyRatings(world: World): () => void {
  return repeatEvery(
    world,
    () => hourMs,
    (since, now) => {
      const isDue = (branch: BranchRow) => branch.closed_at === null && getLastMonday(branch, now) > since;
      for (const branch of world.tables.branch.where(isDue)) announceWeek(world, branch, getLastMonday(branch, now));
    },
  );
}

function announceWeek(world: World, branch: BranchRow, monday: number): void {
  const createDraft = createWeeklyRating(world, branch, monday);
  if (createDraft) world.announce({ type: 'activityHappened', branchId: branch.id, createDraft });
}

/** Expires invitations when they are due, even without a request. Returns the function that stops it. */
export const startExpiry = (world: World): (() => void) =>
  watchDue(world, {
    findDue: () => world.tables.invitation.one('waiting', 'new')?.expires_at,
    settle: () => expireDue(world),
  });
