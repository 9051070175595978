import type { CardRow, SubscriptionRow } from '../rows';
import { can } from '#domain/people/rights';
import type { Person } from '../../provider/access/access';
import { type Refusal, refuse } from '../../provider/rules/refusals';
import { beginPeriod, type Billed, createBill } from './billing';
import { type ChoicePreview, isUnpaidFor } from './planChoice';
import { getPlan, type PlanFacts } from './plans';
import { checkCard } from './testCards';
import { fieldProblemTexts as fieldTexts } from '../../provider/texts/refusals';

/** The subscription of a company, for someone whose role allows the action; forbidden too where there is none. */
export function decideSubscription(
  person: Person,
  action: 'viewSubscription' | 'manageSubscription' | 'viewPlanLimits',
  row: SubscriptionRow | undefined,
): SubscriptionRow | Refusal {
  return row && can(person.type, action) ? row : refuse.forbidden();
}

/** Refuses a plan that is not among the available ones. */
export function checkPlan(plans: readonly Pick<PlanFacts, 'id'>[], planId: number): Refusal | null {
  return plans.some(({ id }) => id === planId) ? null : refuse.field('plan_id', fieldTexts.notValid);
}

/** Checks whether a choice can be made now. */
export function checkChoice({ status }: Pick<SubscriptionRow, 'status'>, preview: ChoicePreview): Refusal | null {
  if (status === 'past_due' || status === 'unpaid')
    return refuse.conflict('Pay the open invoice first. Changing your card pays it right away.', {
      code: 'payment_due',
    });
  if (preview.blockers.length > 0) return refuseSmallPlan(preview);
  return preview.needs_card ? refuse.field('payment_method', 'Add a card first.') : null;
}

function refuseSmallPlan({ plan_id, blockers }: ChoicePreview): Refusal {
  const conflicts = blockers.map((label) => ({ kind: 'limit' as const, id: plan_id, label }));
  return refuse.conflict(`${getPlan(plan_id).name} doesn’t cover your current usage.`, {
    code: 'plan_too_small',
    conflicts,
  });
}

/** Choosing a plan revokes a pending cancellation. */
const staying = { next_plan: null, cancel_at_period_end: false, cancel_reason: null } as const;

/** A subscription after a choice of plan, and the new invoice. Refused if the card fails. */
export function decidePlan(row: SubscriptionRow, preview: ChoicePreview, now: string): Billed | Refusal {
  const { plan_id, interval, due_now, renews_at } = preview;
  if (preview.when === 'unchanged') return { row: { ...row, ...staying }, invoice: null };
  if (preview.when === 'period_end') {
    return { row: { ...row, ...staying, next_plan: { plan_id, interval } }, invoice: null };
  }
  const next = { ...row, ...staying, plan_id, interval, limits: getPlan(plan_id).limits };
  if (row.status === 'trialing') return { row: next, invoice: null };
  if (isUnpaidFor(row)) return beginPeriod(next, now, 'incomplete');
  if (due_now > 0 && row.card?.outcome !== 'pays')
    return refuse.conflict('Your card was declined. Nothing was changed. Try another card.', { code: 'card_declined' });
  const start = interval === row.interval ? row.current_period_start : now;
  const paid = { ...next, current_period_start: start, current_period_end: renews_at };
  return { row: paid, invoice: due_now > 0 ? createBill(paid, now, due_now, true) : null };
}

/** A running, paid subscription can be canceled once. */
export function checkCancelPlan(row: Pick<SubscriptionRow, 'status' | 'cancel_at_period_end' | 'plan_id'>) {
  const isRunning = row.status === 'active' || row.status === 'trialing' || row.status === 'past_due';
  return isRunning && !row.cancel_at_period_end && getPlan(row.plan_id).price > 0 ? null : hasChanged();
}

/** A canceled subscription can be resumed until it ends. */
export function checkResumePlan({ cancel_at_period_end }: Pick<SubscriptionRow, 'cancel_at_period_end'>) {
  return cancel_at_period_end ? null : hasChanged();
}

function hasChanged(): Refusal {
  return refuse.wrongState('Your subscription changed while you were editing. Please review it.');
}

/** The stored part of a card. Refused at the wrong field. */
export function decideCard(typed: { number: string; exp: string; cvc: string }, now: Date): CardRow | Refusal {
  const check = checkCard(typed, now);
  return 'card' in check ? check.card : refuse.field(check.field, check.text);
}
