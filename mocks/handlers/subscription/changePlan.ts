import type { SubscriptionRow, UserRow } from '../../db/schema';
import type { Context } from '../../http/context';
import { throwIfRefused } from '../../http/refusal';
import { checkChoice, checkPlan, decidePlan } from '../../rules/billing/planChanges';
import { type Choice, type ChoicePreview, previewChoice } from '../../rules/billing/planChoice';
import { getPlan, plans } from '../../rules/billing/plans';
import type { World } from '../../world';
import { countUsage } from '../planUsage';
import { openSubscription } from './openSubscription';
import { updateOpenInvoices, storeChange } from './settle';
import { showSubscription } from './showSubscription';
import { UserType } from '#generated/model/codes';

/** The plans this person may choose from. */
export function listPlansFor(user: UserRow) {
  return plans.filter(({ audience }) => (audience === 'helper') === (user.type === UserType.helper));
}

export function previewPlan({ world, user, query }: Context<'previewPlan'>) {
  return getPreview(world, openSubscription(world, user), user, query);
}

export function choosePlan({ world, user, body, setMessage }: Context<'choosePlan'>) {
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
