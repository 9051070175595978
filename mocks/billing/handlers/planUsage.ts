import { toInstant, todayIn } from '#platform/lib/time/zonedTimes';
import { throwIfRefused } from '../../provider/http/refusal';
import type { UserRow } from '../../provider/store/schema';
import type { LimitName, SubscriptionRow } from '../rows';
import {
  checkPlanLimit,
  includesEarlyOffers,
  type Used,
  getPlan,
  planIds,
  toInvoiceNumber,
  getPrice,
  describeBill,
} from '../rules/plans';
import type { Refusal } from '../../provider/rules/refusals';
import { can } from '#domain/people/rights';
import type { World } from '../../provider/world';
import { ActiveStatus, InvitationStatus } from '#generated/model/codes';
import { type Billed, applyDue, getNextDue } from '../rules/billing';
import { paymentFailed, trialEnding } from '../../notifications/events/office';
import { dayMs } from '../../provider/time/times';
import { watchDue } from '../../provider/time/watchDue';

/**
 * Refuses with a 402 what a company's plan does not include, and everything new while nothing is paid for. Called before
 * a branch, an active member, an order or an offer is added.
 */
export function requirePlanLimit(world: World, companyId: number, limit: LimitName, more = 1): void {
  const found = world.tables.subscription.one('company', companyId);
  if (!found) return;
  const subscription = settleSubscription(world, found);
  throwIfRefused(checkPlanLimit(subscription, limit, counters[limit](world, subscription), more));
}

/** Checks whether a freelance helper's plan includes one more accepted job this month. Managers have no own plan. */
export function decideJobLimit(world: World, user: UserRow): Refusal | null {
  if (!can(user.type, 'manageOwnSubscription')) return null;
  const found = world.tables.subscription.one('user', user.id);
  const { status, limits } = found ? settleSubscription(world, found) : freePlan;
  return checkPlanLimit({ status, limits }, 'accepted_jobs', countAcceptedJobs(world, user.id), 1);
}

/** Areas a person's plan includes; null without a limit. */
export function getAreaLimit(world: World, user: UserRow): number | null {
  if (!can(user.type, 'manageOwnSubscription')) return null;
  const found = world.tables.subscription.one('user', user.id);
  const { limits } = found ? settleSubscription(world, found) : freePlan;
  return limits.serving_areas ?? null;
}

const freePlan = { status: 'active', limits: getPlan(planIds.helperFree).limits } as const;

/** Current usage of everything the plan limits. */
export function countUsage(world: World, subscription: SubscriptionRow): Used {
  const names = Object.keys(subscription.limits).filter((name): name is LimitName => name in counters);
  return Object.fromEntries(names.map((name) => [name, counters[name](world, subscription)]));
}

type Count = (world: World, subscription: SubscriptionRow) => number;

const counters: Record<LimitName, Count> = {
  branches: ({ tables }, { company_id }) => tables.branch.count('company', company_id ?? 0),
  /** A person who works for two branches counts as one member. */
  members: (world, subscription) => {
    const active = listBranchIds(world, subscription).flatMap((id) =>
      world.tables.employee.select('branch', id, ({ status }) => status === ActiveStatus.active),
    );
    return new Set(active.map(({ user_id }) => user_id)).size;
  },
  /** Jobs created this month in the owner's time zone, closed branches included. Deleted jobs do not count. */
  orders: (world, subscription) => {
    const since = getMonthStart(world, world.tables.company.get(subscription.company_id ?? 0)?.owner_id);
    const branches = world.tables.branch.by('everOfCompany', subscription.company_id ?? 0);
    return branches.reduce(
      (sum, { id }) => sum + world.tables.order.select('branch', id, ({ created_at }) => created_at >= since).length,
      0,
    );
  },
  offers: countOpenOffers,
  serving_areas: ({ tables }, { user_id }) => tables.user.get(user_id ?? 0)?.serving_area_ids.length ?? 0,
  accepted_jobs: (world, { user_id }) => countAcceptedJobs(world, user_id ?? 0),
};

/** Jobs that a person accepted this month, in their time zone. */
function countAcceptedJobs(world: World, userId: number): number {
  const since = getMonthStart(world, userId);
  const accepted = world.tables.invitation.viewAll(
    'user',
    userId,
    ({ status, responded_at }) =>
      status === InvitationStatus.accepted && responded_at !== null && responded_at >= since,
  );
  return accepted.filter(Boolean).length;
}

function countOpenOffers(world: World, subscription: SubscriptionRow): number {
  const branches = listBranchIds(world, subscription);
  return branches.reduce((sum, id) => sum + world.tables.offer.count('openOfBranch', id), 0);
}

/** A company's subscription as it is now; undefined without one. */
export function getCompanyPlan(world: World, companyId: number): SubscriptionRow | undefined {
  const found = world.tables.subscription.one('company', companyId);
  return found && settleSubscription(world, found);
}

/** A helper's own subscription as it is now; undefined on the free plan. */
export function getHelperPlan(world: World, userId: number): SubscriptionRow | undefined {
  const found = world.tables.subscription.one('user', userId);
  return found && settleSubscription(world, found);
}

/** Checks whether a helper sees offers before others do. */
export function hasEarlyOffers(world: World, userId: number): boolean {
  return includesEarlyOffers(getHelperPlan(world, userId));
}

function listBranchIds({ tables }: World, { company_id }: SubscriptionRow): number[] {
  return tables.branch.by('company', company_id ?? 0).map(({ id }) => id);
}

function getMonthStart({ tables, clock }: World, userId: number | null | undefined): string {
  const zone = tables.user.get(userId ?? 0)?.timezone ?? 'America/Phoenix';
  return toInstant(`${todayIn(zone, clock.now()).slice(0, 7)}-01`, '00:00', zone);
}

/** Applies everything that is due and returns the current subscription. */
export function settleSubscription(world: World, row: SubscriptionRow): SubscriptionRow {
  let current = row;
  for (let due = getNextDue(current); due !== null && due <= world.now(); due = getNextDue(current)) {
    current = storeChange(world, applyDue(current, due));
    notifyOffice(world, current);
  }
  return current;
}

/** Activities about the company go to the feed of its first branch. */
function notifyOffice(world: World, row: SubscriptionRow): void {
  const branch = row.company_id === null ? undefined : world.tables.branch.one('company', row.company_id);
  const createDraft = branch && chooseNotice(row, branch.company_id, world.now());
  if (createDraft) world.announce({ type: 'activityHappened', branchId: branch.id, createDraft });
}

/** The activity about a subscription in this state, for the office. A trial that is already over has no notice. */
function chooseNotice({ status, plan_id, interval, trial_ends_at }: SubscriptionRow, companyId: number, now: string) {
  if (status === 'past_due' || status === 'incomplete') {
    return () => paymentFailed(companyId, getPrice(getPlan(plan_id), interval));
  }
  if (status !== 'trialing' || trial_ends_at === null || trial_ends_at <= now) return undefined;
  const days = Math.ceil((Date.parse(trial_ends_at) - Date.parse(now)) / dayMs);
  return () => trialEnding(companyId, days);
}

/** Stores a changed subscription and its invoice, and announces the change. */
export function storeChange(world: World, { row, invoice, voidsOpen }: Billed): SubscriptionRow {
  const { tables, db } = world;
  const saved = row.id === 0 ? tables.subscription.insert({ ...row, id: db.nextId('subscription') }) : save(world, row);
  if (voidsOpen) updateOpenInvoices(world, saved.id, { status: 'void' });
  if (invoice) {
    const id = db.nextId('invoice');
    tables.invoice.insert({
      ...invoice,
      id,
      subscription_id: saved.id,
      number: toInvoiceNumber(invoice.issued_at, id),
      description: describeBill(tables, saved),
    });
  }
  world.announce({ type: 'subscriptionChanged', subscription: saved });
  return saved;
}

/** Updates every unpaid invoice. */
export function updateOpenInvoices({ tables }: World, subscriptionId: number, patch: Payment) {
  for (const { id } of tables.invoice.select('subscription', subscriptionId, ({ status }) => status === 'open'))
    tables.invoice.update(id, {
      ...(patch.status === 'paid' ? { status: 'paid', paid_at: patch.at, card_last4: patch.last4 } : patch),
    });
}

type Payment = { status: 'void' } | { status: 'paid'; at: string; last4: string };

function save({ tables }: World, row: SubscriptionRow): SubscriptionRow {
  return tables.subscription.update(row.id, row);
}

/** Renews and ends subscriptions when they are due, even without a request. Returns the function that stops it. */
export const startBilling = (world: World): (() => void) =>
  watchDue(world, { findDue: () => findFirstDue(world), settle: () => settleDue(world) });

/** Reads the rows without copying them, because every company has one. */
function findFirstDue({ tables }: World): string | undefined {
  let first: string | undefined;
  tables.subscription.where((row) => {
    const due = getNextDue(row);
    if (due !== null && (first === undefined || due < first)) first = due;
    return false;
  });
  return first;
}

function settleDue(world: World): void {
  const due = world.tables.subscription.where((row) => getNextDue(row) !== null);
  for (const row of due) settleSubscription(world, row);
}
