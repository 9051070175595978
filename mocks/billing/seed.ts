import { castIds, companies } from '../account/seed/cast';
import { daysAgo } from '../provider/seed/times';
import { dayMs, toIso } from '../provider/time/clock';
import type { World } from '../provider/world';
import { createSubscription, getPeriodEnd, type SubscriptionStart } from './rules/billing';
import { describeBill, toInvoiceNumber, planIds, getPlan, getPrice } from './rules/plans';
import type { CardRow, InvoiceRow, SubscriptionRow } from './tables';

/** The plans of the three companies, in the order of `companies`. */
const chosen = [planIds.fleet, planIds.growth, planIds.starter];
const visa: CardRow = { brand: 'Visa', last4: '4242', exp: '08/29', outcome: 'pays' };

/** The subscription of every seeded company. The first has half a year of invoices, one of which failed at first. */
export function seedBilling(world: World): void {
  companies.forEach(({ name, email, city, state, zip }, index) => {
    const plan_id = chosen[index] ?? planIds.starter;
    const start = daysAgo(world, 11 - index);
    const address = { name, email, city, state, zip, unit: null, address_line: '1200 E Washington St' };
    const subscription = insertSubscription(world, {
      company_id: index + 1,
      user_id: null,
      plan_id,
      current_period_start: start,
      card: visa,
      billing_address: index === 0 ? address : { ...address, address_line: '510 W Main St' },
    });
    if (index === 0) seedInvoices(world, subscription);
    else payFirst(world, subscription);
  });
}

/** The helpers of the stories have Helper Pro: the jobs a presenter invites them to never reach a limit. */
export function giveHelpersPro(world: World): void {
  for (const user_id of [castIds.marcus, castIds.sofia, castIds.tyrell]) {
    const subscription = insertSubscription(world, {
      company_id: null,
      user_id,
      plan_id: planIds.helperPro,
      current_period_start: daysAgo(world, 9),
      card: visa,
    });
    payFirst(world, subscription);
  }
}

function insertSubscription({ tables, db }: World, start: SubscriptionStart): SubscriptionRow {
  return tables.subscription.insert({ ...createSubscription(start), id: db.nextId('subscription') });
}

/** The last renewal payment of the first company failed: five days are left. */
export function missPayment(world: World): void {
  const from = daysAgo(world, 2);
  const card: CardRow = { ...visa, last4: '0341', outcome: 'fails' };
  const subscription = world.tables.subscription.update(1, {
    status: 'past_due',
    past_due_since: from,
    card,
    current_period_start: from,
    current_period_end: getPeriodEnd(from, 'month'),
  });
  insertInvoice(world, subscription, from, { issued_at: from, status: 'open', last4: card.last4 });
}

function seedInvoices(world: World, subscription: SubscriptionRow): void {
  const start = subscription.current_period_start;
  for (const back of [-4, -3, -2, -1, 0]) {
    const from = getPeriodEnd(start, 'month', back);
    if (back === -2) insertInvoice(world, subscription, from, { issued_at: from, status: 'failed', last4: '1881' });
    // Paid two days later, with another card.
    const issued_at = back === -2 ? toIso(Date.parse(from) + 2 * dayMs) : from;
    insertInvoice(world, subscription, from, { issued_at, status: 'paid', last4: back < -2 ? '1881' : '4242' });
  }
}

/** The invoice of the period that has begun, paid at once. */
function payFirst(world: World, subscription: SubscriptionRow): void {
  const from = subscription.current_period_start;
  insertInvoice(world, subscription, from, { issued_at: from, status: 'paid', last4: visa.last4 });
}

type Outcome = Pick<InvoiceRow, 'issued_at' | 'status'> & { last4: string };

function insertInvoice({ tables, db }: World, subscription: SubscriptionRow, from: string, how: Outcome) {
  const { id, plan_id, interval } = subscription;
  const [plan, invoiceId] = [getPlan(plan_id), db.nextId('invoice')];
  tables.invoice.insert({
    id: invoiceId,
    subscription_id: id,
    number: toInvoiceNumber(how.issued_at, invoiceId),
    description: describeBill(tables, subscription),
    amount: getPrice(plan, interval),
    status: how.status,
    issued_at: how.issued_at,
    period_start: from,
    period_end: getPeriodEnd(from, interval),
    paid_at: how.status === 'paid' ? how.issued_at : null,
    card_last4: how.last4,
  });
}
