import { getActivityKind } from '#domain/activityKinds';
import { crewSize } from '#domain/orders/formation';
import { countOpenSlots } from '#domain/orders/openSlots';
import { getJobProgress } from '#domain/orders/progress';
import { countPresence } from '#domain/orders/todayState';
import { can } from '#domain/people/rights';
import type { NotificationChoice, NotificationPreferences, ActivityType } from '#generated/model';
import { ActiveStatus, InvitationStatus, OfferStatus } from '#generated/model/codes';
import { inLanguage } from '#platform/language/current';
import { daysBetween } from '#platform/lib/time/dates';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { settleSubscription } from '../billing/handlers';
import { getNextDue } from '../billing/rules/billing';
import { getPlan, getPrice } from '../billing/rules/plans';
import { openFeed } from '../branches/handlers/openBranch';
import { getJobEnd } from '../crew/rules/busyTimes';
import { findMissing, getSlotLines } from '../crew/rules/formation';
import * as generated from '../generated/handlers/notifications/notifications.msw';
import { toJob } from '../orders/eventFacts';
import { toOfferFacts } from '../outsource/events';
import { isWaiting, listNeedLines } from '../outsource/rules/applications';
import { personalFeed } from '../provider/access/access';
import { toPage } from '../provider/answers/pages';
import type { Context } from '../provider/http/context';
import { implement } from '../provider/http/implement';
import { orNotFound } from '../provider/http/refusal';
import type { ActivityDraft } from '../provider/realtime/domainEvents';
import {
  toFeedKey,
  type ActivityRow,
  type BranchRow,
  type InvitationRow,
  type OrderRow,
  type UserRow,
  toFileKey,
} from '../provider/store/schema';
import { dayMs } from '../provider/time/clock';
import type { World } from '../provider/world';
import { listDocuments, needsRenewal } from '../team/rules/team';
import { presentActivity, presentActivityPage, presentUnread } from './answers';
import { jobEnded, late, runningLate, unformedSoon } from './events/crew';
import { toActor } from './events/notifying';
import { applicationsReceived, offerExpiring } from './events/offers';
import { documentExpiring, paymentFailed, trialEnding } from './events/office';
import { usualPreferences, listNeeds, needKinds, type NeedFacts, type OpenJob, type Need } from './rules';

function getNotificationPreferences({ world, user }: Context<'getNotificationPreferences'>) {
  return getPreferences(world, user.id);
}

function updateNotificationPreferences({ world, user, body, setMessage }: Context<'updateNotificationPreferences'>) {
  const { tables } = world;
  const before = getPreferences(world, user.id);
  const choices = before.choices.map((choice) => findChoice(body.choices, choice));
  const row = { choices, quiet_hours: body.quiet_hours, sound: body.sound };
  if (tables.notificationPreference.has(user.id)) tables.notificationPreference.update(user.id, row);
  else tables.notificationPreference.insert({ ...row, user_id: user.id });
  setMessage('Your notification settings were saved.');
  return getPreferences(world, user.id);
}

function findChoice(wanted: readonly NotificationChoice[], before: NotificationChoice): NotificationChoice {
  return wanted.findLast(({ topic }) => topic === before.topic) ?? before;
}

function getPreferences({ tables }: World, userId: number): NotificationPreferences {
  const { choices, quiet_hours, sound } = tables.notificationPreference.get(userId) ?? usualPreferences;
  return { choices: [...choices], quiet_hours, sound };
}

/** Laravel's own page size; the specification gives none for activities. */
const perPage = 15;

export const notificationHandlers = implement(generated, {
  getNotificationPreferences,
  updateNotificationPreferences,

  getNotifications: ({ world, user, params, query }) => {
    openFeed(world, user, params.branchId);
    const index = query.type === 'unread' ? 'unread' : 'feed';
    const { page, 'filter[kind]': kind } = query;
    const [feed, { activity }] = [getFeedKey(user.id, params), world.tables];
    if (kind === undefined) return presentActivityPage(activity.page(index, feed, { page, perPage }));
    const found = activity.select(index, feed, ({ type }) => getActivityKind(type) === kind);
    return presentActivityPage(toPage(found, page, perPage));
  },

  getNeedsAction: ({ world, user, params }) => {
    openFeed(world, user, params.branchId);
    return findNeedsAction(world, user, params.branchId).map(presentActivity);
  },

  getNotificationsCount: ({ world, user, params }) => {
    openFeed(world, user, params.branchId);
    return presentUnread(world.tables, user, params.branchId);
  },

  markAsRead: ({ world, user, params, body }) => {
    openFeed(world, user, params.branchId);
    const ids = 'ids' in body ? body.ids : [body.notification_id];
    for (const id of ids) markRead(world, id, getFeedKey(user.id, params));
    return presentUnread(world.tables, user, params.branchId);
  },

  markAllAsRead: ({ world, user, params }) => {
    openFeed(world, user, params.branchId);
    const unread = world.tables.activity.by('unread', getFeedKey(user.id, params));
    for (const { id } of unread) world.tables.activity.update(id, { read_at: world.now() });
    return presentUnread(world.tables, user, params.branchId);
  },
});

function getFeedKey(userId: number, { branchId }: { branchId: number }): string {
  return toFeedKey({ user_id: userId, branch_id: branchId });
}

/** Ignores activities of other people or feeds, and those already read. */
function markRead({ tables, now }: Context['world'], id: string, feed: string): void {
  const found = tables.activity.get(id.toLowerCase());
  const activity = orNotFound(found && toFeedKey(found) === feed ? found : undefined);
  if (activity.read_at === null) tables.activity.update(activity.id, { read_at: now() });
}

// Needs action --------------------------------------------------------------------------------------------------------

/**
 * Lists what needs action in a branch now, the soonest first; nothing in the personal feed. A row takes id and time from the
 * last activity that reported it, and its words from the state of now.
 */
function findNeedsAction(world: World, user: UserRow, branchId: number): ActivityRow[] {
  if (branchId === personalFeed) return [];
  const branch = world.tables.branch.require(branchId);
  const needs = listNeeds(getFacts(world, user, branch));
  const feed = world.tables.activity.by('feed', toFeedKey({ user_id: user.id, branch_id: branchId }));
  return inLanguage(user.locale, () =>
    needs.map((need, index) => {
      const { actorId, ...draft } = describeNeed(world, branch, need);
      const reported = feed.find((activity) => reports(activity, draft));
      const unreported = {
        id: toUuid(needKinds.indexOf(need.kind), need.id),
        user_id: user.id,
        branch_id: branchId,
        actor: toActor(world.tables, actorId),
        created_at: world.now(),
        read_at: world.now(),
        order: index,
      };
      return { ...unreported, ...reported, ...draft };
    }),
  );
}

/** An id for a row that no activity reported: the same as long as the state lasts. */
const toUuid = (kind: number, id: number) =>
  `00000000-0000-4000-8${String(kind).padStart(3, '0')}-${String(id).padStart(12, '0')}`;

function getFacts(world: World, user: UserRow, branch: BranchRow): NeedFacts {
  const { tables, clock } = world;
  const open = tables.order.select('branch', branch.id, ({ closed_state }) => closed_state === null);
  return {
    companyId: branch.company_id,
    jobs: open.map((order) => toOpenJob(world, order, branch.timezone)),
    documents: tables.employee
      .select('branch', branch.id, ({ status }) => status === ActiveStatus.active)
      .flatMap(({ id }) => {
        const old = findOldDocument(world, branch, id);
        return old ? [{ id, expires_on: old.expiresOn }] : [];
      }),
    billing: getBilling(world, user, branch.company_id),
    now: clock.now(),
  };
}

function toOpenJob(world: World, order: OrderRow, timezone: string): OpenJob {
  const { tables, clock } = world;
  const invited = tables.invitation.by('order', order.id);
  const lines = getSlotLines(order.crew_requirements, invited);
  const job = { ...order, timezone, ends_at: getJobEnd(order, timezone) };
  const missing = findMissing(lines)?.needs ?? [];
  return {
    id: order.id,
    status: order.status,
    starts_at: order.starts_at,
    latest_end_at: order.latest_end_at,
    required: crewSize(order.crew_requirements),
    accepted: crewSize(order.crew_requirements) - crewSize(missing),
    open: countOpenSlots(lines),
    hasLost: invited.some(isLost),
    late: countPresence(job, invited.filter(isAccepted), clock.now()).late,
    offers: tables.offer
      .select('order', order.id, ({ status }) => status === OfferStatus.open)
      .map(({ id, apply_by }) => ({
        id,
        apply_by,
        waiting: tables.offerApplication.select('offer', id, isWaiting).length,
      })),
  };
}

const isAccepted = ({ status }: InvitationRow) => status === InvitationStatus.accepted;
const isLost = ({ status, cancelled_by }: InvitationRow) =>
  status === InvitationStatus.rejected || (status === InvitationStatus.cancelled && cancelled_by === 'helper');

function getBilling(world: World, user: UserRow, companyId: number): NeedFacts['billing'] {
  const stored = world.tables.subscription.one('company', companyId);
  if (!stored || !can(user.type, 'receiveSubscriptionNews')) return null;
  const subscription = settleSubscription(world, stored);
  const { status: state, is_trial_end_announced: isTrialEnding } = subscription;
  return { state, dueAt: getNextDue(subscription), isTrialEnding };
}

/** A state of now in the words of the activity that reports it. */
function describeNeed(world: World, branch: BranchRow, { kind, id }: Need): ActivityDraft {
  if (kind === 'payment' || kind === 'trial') return describeBilling(world, id, kind);
  if (kind === 'document') return describeDocument(world, branch, id);
  if (kind === 'closing' || kind === 'applicants') return describeOffer(world, id, kind);
  return kind === 'late' ? describeLate(world, branch, id) : describeJob(world, id, kind);
}

function describeBilling({ tables, clock }: World, companyId: number, kind: 'payment' | 'trial'): ActivityDraft {
  const subscription = tables.subscription.one('company', companyId);
  if (!subscription) throw new Error(`Company ${companyId} has no subscription`);
  const { plan_id, interval, trial_ends_at } = subscription;
  if (kind === 'payment') return paymentFailed(companyId, getPrice(getPlan(plan_id), interval));
  const left = trial_ends_at === null ? 0 : Date.parse(trial_ends_at) - clock.now().getTime();
  return trialEnding(companyId, Math.ceil(left / dayMs));
}

function describeDocument(world: World, branch: BranchRow, employeeId: number): ActivityDraft {
  const document = findOldDocument(world, branch, employeeId);
  if (!document) throw new Error(`Member ${employeeId} has no document to renew`);
  return documentExpiring(world.tables.user.require(document.userId), employeeId, document);
}

/** The document of a member that expires first, if it needs to be renewed. */
function findOldDocument({ tables, clock }: World, { company_id, timezone }: BranchRow, employeeId: number) {
  const { user_id: userId } = tables.employee.require(employeeId);
  const today = todayIn(timezone, clock.now());
  const [old] = listDocuments(tables.memberFile.one('person', toFileKey(company_id, userId)), today)
    .filter((document) => needsRenewal([document]))
    .toSorted((one, other) => one.expires_on.localeCompare(other.expires_on));
  return old && { userId, kind: old.kind, expiresOn: old.expires_on, days: daysBetween(today, old.expires_on) };
}

function describeOffer(world: World, offerId: number, kind: 'closing' | 'applicants'): ActivityDraft {
  const { tables } = world;
  const offer = tables.offer.require(offerId);
  const facts = toOfferFacts(world, offer);
  if (kind === 'applicants')
    return applicationsReceived(facts, tables.offerApplication.select('offer', offerId, isWaiting).length);
  return offerExpiring(
    facts,
    listNeedLines(world, offer).reduce((sum, { accepted }) => sum + accepted, 0),
  );
}

/** The person who has been late the longest. */
function describeLate({ tables, clock }: World, { timezone }: BranchRow, orderId: number): ActivityDraft {
  const order = tables.order.require(orderId);
  const job = { ...order, timezone, ends_at: getJobEnd(order, timezone) };
  const crew = tables.invitation.select('order', orderId, ({ status }) => status === InvitationStatus.accepted);
  const [first, ...others] = crew
    .flatMap(({ user_id: userId, ...person }) => {
      const { lateness } = getJobProgress(job, person, { crew, now: clock.now() });
      const isLate = lateness?.kind === 'announced' || lateness?.kind === 'waited_for';
      return isLate ? [{ userId, kind: lateness.kind, minutes: lateness.minutes }] : [];
    })
    .toSorted((one, other) => other.minutes - one.minutes);
  if (!first) throw new Error(`No one is late for job ${orderId}`);
  const person = tables.user.require(first.userId);
  const draft =
    first.kind === 'announced'
      ? runningLate(toJob(order), person, first.minutes)
      : late(toJob(order), person, first.minutes, others.length);
  return { ...draft, severity: 'danger' };
}

function describeJob({ tables, clock }: World, orderId: number, kind: 'ended' | 'crew' | 'answers'): ActivityDraft {
  const order = tables.order.require(orderId);
  const job = toJob(order);
  const missing = findMissing(getSlotLines(order.crew_requirements, tables.invitation.by('order', orderId)));
  if (kind === 'ended' || !missing) return jobEnded(job);
  const draft = unformedSoon(job, missing, clock.now().getTime());
  return kind === 'crew' ? draft : { ...draft, type: 'order.partially_formed', severity: 'warning' };
}

/** Activities that reported the open slots of a job. */
const slotTypes: readonly ActivityType[] = [
  'order.unformed_soon',
  'order.partially_formed',
  'invitation.withdrawn',
  'invitation.rejected',
  'invitation.expired',
];

/** Checks whether an activity reported this state when it began. */
function reports({ type, subject, data }: ActivityRow, state: Omit<ActivityDraft, 'actorId'>): boolean {
  const isAboutSlots = slotTypes.includes(type) && slotTypes.includes(state.type);
  if ((type !== state.type && !isAboutSlots) || state.type === 'order.formed') return false;
  if (state.data.order_id !== undefined && !type.startsWith('offer.')) return data.order_id === state.data.order_id;
  return subject.id === state.subject.id && data.expires_on === state.data.expires_on;
}
