import * as generated from '../../generated/handlers/subscription/subscription.msw';
import type { Context } from '../../provider/http/context';
import { implement } from '../../provider/http/implement';
import { throwIfRefused } from '../../provider/http/refusal';
import { presentPlan, presentSubscription } from '../answers';
import { applyCard, createSubscription, getPeriodEnd } from '../rules/billing';
import {
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
} from '../rules/planChanges';
import { isReadOnly, getPlan, plans, planIds } from '../rules/plans';
import { countUsage, updateOpenInvoices, storeChange, settleSubscription } from './planUsage';
import type { SubscriptionRow, UserRow } from '../../provider/store/schema';
import type { World } from '../../provider/world';
import { UserType } from '#generated/model/codes';
import type { Subscription } from '#generated/model';
import { can } from '#domain/people/rights';

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
  if (paysOpen) updateOpenInvoices(world, row.id, { status: 'paid', at: world.now(), last4: card.last4 });
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
