import type { SubscriptionRow } from '../rows';
import { type Billed, applyDue, getNextDue } from '../rules/billing';
import { paymentFailed, trialEnding } from '../../notifications/events/office';
import { describeBill } from '../rules/planWords';
import { toInvoiceNumber, getPlan, getPrice } from '../rules/plans';
import { dayMs } from '../../provider/time/times';
import { watchDue } from '../../provider/time/watchDue';
import type { World } from '../../provider/world';

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
