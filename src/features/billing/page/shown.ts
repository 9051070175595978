import type { Subscription } from '#generated/model';
import type { OpenBillingDialog } from './useBillingDialog';

/** Props of a part of the page: the subscription, and how to open a dialog; undefined for read-only users. */
export type BillingPart = { subscription: Subscription; onAsk: OpenBillingDialog | undefined };
