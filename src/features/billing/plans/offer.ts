import type { BillingInterval, Plan, Subscription } from '#generated/model';
import { intervalWord } from '../model/describeSubscription';
import { plansTexts } from './texts';

/** Button of a plan; `isMore` marks the likely choice. Undefined if there is nothing to choose. */
export type Offer = { label: string; isMore: boolean };

/** An unpaid invoice must be paid before another plan can be chosen. */
export function owesMoney({ status }: Subscription): boolean {
  return status === 'past_due' || status === 'unpaid';
}

export function getOffer(plan: Plan, interval: BillingInterval, subscription: Subscription): Offer | undefined {
  const { plan: own, next_plan: next } = subscription;
  if (owesMoney(subscription) || (next?.plan_id === plan.id && next.interval === interval)) return undefined;
  if (isOver(subscription)) return { label: plansTexts.choose.start(plan.name), isMore: plan.id === own.id };
  if (plan.id === own.id) return offerOtherInterval(plan, interval, subscription);
  const isMore = plan.price_monthly > own.price_monthly;
  return { label: isMore ? plansTexts.choose.up(plan.name) : plansTexts.choose.down(plan.name), isMore };
}

function offerOtherInterval(plan: Plan, interval: BillingInterval, subscription: Subscription): Offer | undefined {
  if (interval === subscription.interval || plan.price_monthly === 0) return undefined;
  return { label: plansTexts.choose.interval(intervalWord(interval)), isMore: false };
}

function isOver({ status }: Subscription): boolean {
  return status === 'paused' || status === 'canceled' || status === 'incomplete';
}
