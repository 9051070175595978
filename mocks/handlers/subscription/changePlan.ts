import type { SubscriptionRow, UserRow } from '../../db/schema';
import type { Context } from '../../http/context';
import { orRefuse } from '../../http/refusal';
import { checkChoice, checkPlan, decidePlan } from '../../rules/billing/planChanges';
import { type Choice, type ChoicePreview, previewChoice } from '../../rules/billing/planChoice';
import { planOf, plans } from '../../rules/billing/plans';
import type { World } from '../../world';
import { usedBy } from '../planUsage';
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
  orRefuse(checkChoice(row, preview));
  if (row.status === 'incomplete') moveOpen(world, row.id, { status: 'void' });
  const after = write(world, orRefuse(decidePlan(row, preview, world.now())));
  say(sentence(after, preview));
  return shown(world, after);
}

function previewOf(world: World, row: SubscriptionRow, user: UserRow, choice: Choice): ChoicePreview {
  orRefuse(checkPlan(plansFor(user), choice.plan_id));
  return previewChoice(row, choice, world.now(), usedBy(world, row));
}

function sentence(row: SubscriptionRow, { when, plan_id }: ChoicePreview): string {
  const { name } = planOf(plan_id);
  if (row.status === 'incomplete') return 'The payment did not go through.';
  if (when === 'unchanged') return `You stay on ${name}.`;
  return when === 'now' ? `You are on ${name} now.` : `${name} begins with your next period.`;
}
