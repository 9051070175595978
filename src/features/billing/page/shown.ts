import type { Subscription } from '../../../generated/model';
import type { Ask } from './useBillingDialog';

/** A part of the page: the subscription, and how to ask for a change; none for those who only look. */
export type BillingPart = { subscription: Subscription; onAsk: Ask | undefined };
