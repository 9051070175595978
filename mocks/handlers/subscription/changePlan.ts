import type { SubscriptionRow, UserRow } from '../../db/schema';
import type { Context } from '../../http/context';
import { Refused } from '../../http/refusal';
import { refuse } from '../../rules/refusals';
import { begin, type Billed, billOf } from '../../rules/billing/billing';
import { type Choice, type ChoicePreview, isUnpaidFor, previewChoice } from '../../rules/billing/planChoice';
import { planOf, plans } from '../../rules/billing/plans';
import type { World } from '../../world';
import { usedBy } from '../planRoom';
import { openSubscription } from './openSubscription';
import { moveOpen, write } from './settle';
import { shown } from './shown';
import { UserType } from '../../../src/generated/model/codes';

/** The plans somebody may choose from. */
export function plansFor(user: UserRow) {
  return plans.filter(({ audience }) => (audience === 'helper') === (user.type === UserType.helper));
}

export function previewPlan({ world, user, query }: Context<'previewPlan'>) {
  return previewOf(world, openSubscription(world, user), user, query);
}

export function choosePlan({ world, user, body, say }: Context<'choosePlan'>) {
  const row = openSubscription(world, user, 'manage');
  const preview = previewOf(world, row, user, body);
  if (row.status === 'past_due' || row.status === 'unpaid')
    throw new Refused(
      refuse.conflict('Pay the open invoice first. A new card pays it at once.', { code: 'payment_due' }),
    );
  if (preview.blockers.length > 0) throw new Refused(tooSmall(preview));
  if (preview.needs_card) throw new Refused(refuse.field('payment_method', 'Add a card first.'));
  if (row.status === 'incomplete') moveOpen(world, row.id, { status: 'void' });
  const after = write(world, chosen(row, preview, world.now()));
  say(sentence(after, preview));
  return shown(world, after);
}

function previewOf(world: World, row: SubscriptionRow, user: UserRow, choice: Choice): ChoicePreview {
  if (!plansFor(user).some(({ id }) => id === choice.plan_id))
    throw new Refused(refuse.field('plan_id', 'Value is not valid'));
  return previewChoice(row, choice, world.now(), usedBy(world, row));
}

function chosen(row: SubscriptionRow, preview: ChoicePreview, now: string): Billed {
  const { plan_id, interval, due_now, renews_at } = preview;
  if (preview.when === 'unchanged') return { row: { ...row, ...lasting }, invoice: null };
  if (preview.when === 'period_end') {
    return { row: { ...row, ...lasting, next_plan: { plan_id, interval } }, invoice: null };
  }
  const next = { ...row, ...lasting, plan_id, interval, limits: planOf(plan_id).limits };
  if (row.status === 'trialing') return { row: next, invoice: null };
  if (isUnpaidFor(row)) return begin(next, now, 'incomplete');
  if (due_now > 0 && row.card?.outcome !== 'pays') {
    throw new Refused(
      refuse.conflict('Your card was declined. Nothing was changed; try another one.', { code: 'card_declined' }),
    );
  }
  const start = interval === row.interval ? row.current_period_start : now;
  const paid = { ...next, current_period_start: start, current_period_end: renews_at };
  return { row: paid, invoice: due_now > 0 ? billOf(paid, now, due_now, true) : null };
}

/** Whoever chooses a plan means to stay. */
const lasting = { next_plan: null, cancel_at_period_end: false, cancel_reason: null } as const;

function tooSmall({ plan_id, blockers }: ChoicePreview) {
  const { name } = planOf(plan_id);
  return refuse.conflict(`${name} has no room for what you have.`, {
    code: 'plan_too_small',
    conflicts: blockers.map((label) => ({ kind: 'limit', id: plan_id, label })),
  });
}

function sentence(row: SubscriptionRow, { when, plan_id }: ChoicePreview): string {
  const { name } = planOf(plan_id);
  if (row.status === 'incomplete') return 'The payment did not go through.';
  if (when === 'unchanged') return `You stay on ${name}.`;
  return when === 'now' ? `You are on ${name} now.` : `${name} begins with your next period.`;
}
