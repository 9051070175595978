import * as generated from '../../generated/handlers/subscription/subscription.msw';
import type { Context } from '../../http/context';
import { implement } from '../../http/implement';
import { orRefuse } from '../../http/refusal';
import { presentPlan } from '../../presenters/subscription';
import { withCard } from '../../rules/billing/billing';
import { checkCancelPlan, checkResumePlan, decideCard } from '../../rules/billing/planChanges';
import { choosePlan, plansFor, previewPlan } from './changePlan';
import { openSubscription } from './openSubscription';
import { moveOpen, write } from './settle';
import { shown } from './shown';

export const subscriptionHandlers = implement(generated, {
  getPlans: ({ world, user }) => {
    openSubscription(world, user);
    return plansFor(user).map(presentPlan);
  },
  getSubscription: ({ world, user }) => shown(world, openSubscription(world, user)),
  previewPlan,
  choosePlan,
  cancelSubscription,
  resumeSubscription,
  addPaymentMethod,
  updateBillingAddress: ({ world, user, body, say }) => {
    const row = openSubscription(world, user, 'manage');
    const billing_address = { ...body, unit: body.unit === '' ? null : body.unit };
    const after = write(world, { row: { ...row, billing_address }, invoice: null });
    say('The billing address was saved.');
    return shown(world, after);
  },
});

function cancelSubscription({ world, user, body, say }: Context<'cancelSubscription'>) {
  const row = openSubscription(world, user, 'manage');
  orRefuse(checkCancelPlan(row));
  const cancel_reason = body.comment ? `${body.reason}: ${body.comment}` : body.reason;
  const next = { ...row, next_plan: null, cancel_at_period_end: true, cancel_reason };
  const after = write(world, { row: next, invoice: null });
  say('Your subscription ends with this period.');
  return shown(world, after);
}

function resumeSubscription({ world, user, say }: Context<'resumeSubscription'>) {
  const row = openSubscription(world, user, 'manage');
  orRefuse(checkResumePlan(row));
  const after = write(world, { row: { ...row, cancel_at_period_end: false, cancel_reason: null }, invoice: null });
  say('Your subscription goes on.');
  return shown(world, after);
}

/** The number lives as long as the request: only brand, last four digits and date are kept. */
function addPaymentMethod({ world, user, body, say }: Context<'addPaymentMethod'>) {
  const row = openSubscription(world, user, 'manage');
  const card = orRefuse(decideCard(body, world.clock.now()));
  const { row: next, paysOpen } = withCard(row, card);
  if (paysOpen) moveOpen(world, row.id, { status: 'paid', at: world.now(), last4: card.last4 });
  const after = write(world, { row: next, invoice: null });
  const isStillDue = after.past_due_since !== null && after.status !== 'canceled';
  say(isStillDue ? 'The card was saved, and the payment failed again.' : 'The card was saved.');
  return shown(world, after);
}
