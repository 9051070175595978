import { can } from '#domain/people/rights';
import type { Subscription } from '#generated/model';
import { UserType, ActiveStatus, InvitationStatus } from '#generated/model/codes';
import { toInstant, todayIn } from '#platform/lib/time/zonedTimes';
import * as generated from '../generated/handlers/subscription/subscription.msw';
import { paymentFailed, trialEnding } from '../notifications/events/office';
import type { Context } from '../provider/http/context';
import { implement } from '../provider/http/implement';
import { throwIfRefused } from '../provider/http/refusal';
import type { Refusal } from '../provider/rules/refusals';
import type { InvoiceRow, SubscriptionRow, UserRow, LimitName } from '../provider/store/schema';
import { dayMs } from '../provider/time/clock';
import { watchDue } from '../provider/time/watchDue';
import type { World } from '../provider/world';
import { presentPlan, presentSubscription } from './answers';
import {
  applyCard,
  createSubscription,
  getPeriodEnd,
  checkCancelPlan,
  checkResumePlan,
  decideCard,
  checkChoice,
  checkPlan,
  decidePlan,
  decideSubscription,
  type Choice,
  type ChoicePreview,
  previewChoice,
  type Billed,
  applyDue,
  getNextDue,
} from './rules/billing';
import {
  isReadOnly,
  getPlan,
  plans,
  planIds,
  checkPlanLimit,
  isHelperPro,
  type Used,
  toInvoiceNumber,
  getPrice,
  describeBill,
} from './rules/plans';

/** The plans this person may choose from. */
function listPlansFor(user: UserRow) {
  return plans.filter(({ audience }) => (audience === 'helper') === (user.type === UserType.helper));
}

function previewPlan({ world, user, query }: Context<'previewPlan'>) {
  return getPreview(world, openSubscription(world, user), user, query);
}

function choosePlan({ world, user, body, setMessage }: Context<'choosePlan'>) {
  const row = openSubscription(world, user, 'manage');
  const preview = getPreview(world, row, user, body);
  throwIfRefused(checkChoice(row, preview));
  if (row.status === 'incomplete') updateOpenInvoices(world, row.id, { status: 'void' });
  const after = storeChange(world, throwIfRefused(decidePlan(row, preview, world.now())));
  setMessage(describeChange(row, after, preview));
  return showSubscription(world, after);
}

function getPreview(world: World, row: SubscriptionRow, user: UserRow, choice: Choice): ChoicePreview {
  throwIfRefused(checkPlan(listPlansFor(user), choice.plan_id));
  return previewChoice(row, choice, world.now(), countUsage(world, row));
}

function describeChange(before: SubscriptionRow, after: SubscriptionRow, { when, plan_id }: ChoicePreview): string {
  const { name } = getPlan(plan_id);
  if (after.status === 'incomplete') return 'The payment didn’t go through.';
  if (when === 'unchanged') return `You’re staying on ${name}.`;
  if (when !== 'now') return `${name} starts with your next billing period.`;
  if (before.plan_id !== plan_id) return `You’re now on ${name}.`;
  return after.interval === 'year' ? 'Now billed yearly.' : 'Now billed monthly.';
}

export const subscriptionHandlers = implement(generated, {
  getPlans: ({ world, user }) => {
    openSubscription(world, user);
    return listPlansFor(user).map((plan) => presentPlan(plan, user.locale));
  },
  getSubscription: ({ world, user }) => showSubscription(world, openSubscription(world, user)),
  getPlanLimits: ({ world, user }) => {
    const row = openCompanyPlan(world, user);
    return { limits: row.limits, usage: countUsage(world, row), read_only: isReadOnly(row.status) };
  },
  previewPlan,
  choosePlan,
  cancelSubscription,
  resumeSubscription,
  addPaymentMethod,
  updateBillingAddress: ({ world, user, body, setMessage }) => {
    const row = openSubscription(world, user, 'manage');
    const billing_address = { ...body, unit: body.unit === '' ? null : body.unit };
    const after = storeChange(world, { row: { ...row, billing_address }, invoice: null });
    setMessage('The billing address was saved.');
    return showSubscription(world, after);
  },
});

function cancelSubscription({ world, user, body, setMessage }: Context<'cancelSubscription'>) {
  const row = openSubscription(world, user, 'manage');
  throwIfRefused(checkCancelPlan(row));
  const cancel_reason = body.comment ? `${body.reason}: ${body.comment}` : body.reason;
  const next = { ...row, next_plan: null, cancel_at_period_end: true, cancel_reason };
  const after = storeChange(world, { row: next, invoice: null });
  setMessage('Your subscription ends after this billing period.');
  return showSubscription(world, after);
}

function resumeSubscription({ world, user, setMessage }: Context<'resumeSubscription'>) {
  const row = openSubscription(world, user, 'manage');
  throwIfRefused(checkResumePlan(row));
  const after = storeChange(world, {
    row: { ...row, cancel_at_period_end: false, cancel_reason: null },
    invoice: null,
  });
  setMessage('Subscription resumed.');
  return showSubscription(world, after);
}

/** The card number is never stored, only brand, last four digits and expiration date. */
function addPaymentMethod({ world, user, body, setMessage }: Context<'addPaymentMethod'>) {
  const row = openSubscription(world, user, 'manage');
  const card = throwIfRefused(decideCard(body, world.clock.now()));
  const { row: next, paysOpen } = applyCard(row, card);
  if (paysOpen) updateOpenInvoices(world, row.id, { status: 'paid', paid_at: world.now(), card_last4: card.last4 });
  const after = storeChange(world, { row: next, invoice: null });
  const isStillDue = after.past_due_since !== null && after.status !== 'canceled';
  setMessage(isStillDue ? 'The card was saved, but the payment failed again.' : 'The card was saved.');
  return showSubscription(world, after);
}

/** A subscription with its current usage, as its owner sees it. */
function showSubscription(world: World, row: SubscriptionRow): Subscription {
  return presentSubscription(world.tables, row, countUsage(world, row));
}

/** The subscription of the person's company, or a helper's own; 403 otherwise. */
export function openSubscription(world: World, user: UserRow, action: 'view' | 'manage' = 'view'): SubscriptionRow {
  if (can(user.type, 'manageOwnSubscription')) return settleSubscription(world, getOwnSubscription(world, user));
  const row = world.tables.subscription.one('company', user.company_id ?? 0);
  return settleSubscription(world, throwIfRefused(decideSubscription(user, `${action}Subscription`, row)));
}

/** The plan of the person's company, for everyone who may add something to it; 403 otherwise. */
function openCompanyPlan(world: World, user: UserRow): SubscriptionRow {
  const row = world.tables.subscription.one('company', user.company_id ?? 0);
  return settleSubscription(world, throwIfRefused(decideSubscription(user, 'viewPlanLimits', row)));
}

/** A helper who never paid has the free plan without a row. Its id is 0. */
function getOwnSubscription({ tables, now }: World, { id: user_id, created_at }: UserRow): SubscriptionRow {
  const free = { company_id: null, user_id, plan_id: planIds.helperFree, current_period_start: created_at };
  const current_period_end = getPeriodEnd(now(), 'month');
  return tables.subscription.one('user', user_id) ?? { ...createSubscription({ ...free, current_period_end }), id: 0 };
}

// Use of a plan -------------------------------------------------------------------------------------------------------

/**
 * Refuses with a 402 what a company's plan does not include, and everything new while nothing is paid for. Called before
 * a branch, an active member, an order or an offer is added.
 */
export function requirePlanLimit(world: World, companyId: number, limit: LimitName, more = 1): void {
  const subscription = getCompanyPlan(world, companyId);
  if (!subscription) return;
  throwIfRefused(checkPlanLimit(subscription, limit, counters[limit](world, subscription), more));
}

/** Checks whether a freelance helper's plan includes one more accepted job this month. Managers have no own plan. */
export function decideJobLimit(world: World, user: UserRow): Refusal | null {
  if (!can(user.type, 'manageOwnSubscription')) return null;
  const { status, limits } = getHelperPlan(world, user.id) ?? freePlan;
  return checkPlanLimit({ status, limits }, 'accepted_jobs', countAcceptedJobs(world, user.id), 1);
}

/** Areas a person's plan includes; null without a limit. */
export function getAreaLimit(world: World, user: UserRow): number | null {
  if (!can(user.type, 'manageOwnSubscription')) return null;
  const { limits } = getHelperPlan(world, user.id) ?? freePlan;
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
  return isHelperPro(getHelperPlan(world, userId));
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
  const saved =
    row.id === 0
      ? tables.subscription.insert({ ...row, id: db.nextId('subscription') })
      : tables.subscription.update(row.id, row);
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
function updateOpenInvoices({ tables }: World, subscriptionId: number, patch: Partial<InvoiceRow>) {
  for (const { id } of tables.invoice.select('subscription', subscriptionId, ({ status }) => status === 'open'))
    tables.invoice.update(id, patch);
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
