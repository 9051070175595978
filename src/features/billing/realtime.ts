import type { Reactions } from '../../platform/realtime/reactions';
import { invalidateSubscription } from './api';

/** A plan, a card or a payment changed, in another tab or because it was due. */
export const billingReactions: Reactions = {
  'subscription-updated': (_payload, { queryClient }) => invalidateSubscription(queryClient),
};
