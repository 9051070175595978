import type { Reactions } from '../../platform/realtime/reactions';
import { invalidateSubscription } from './api';

/** A plan, a card or a payment changed, in another tab or because its time had come. */
export const billingReactions = {
  'subscription-updated': (_payload, { queryClient }) => invalidateSubscription(queryClient),
} satisfies Reactions;
