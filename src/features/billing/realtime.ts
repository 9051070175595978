import type { Reactions } from '#platform/realtime/reactions';
import { invalidateSubscription } from './api';
import { invalidatePlanLimits } from './limitsApi';

/** A plan, a card or a payment changed, in another tab or because its time had come. What others add counts too. */
export const billingReactions = {
  'subscription-updated': (_payload, { queryClient }) => invalidateSubscription(queryClient),
  'branch-updated': (_payload, { queryClient }) => invalidatePlanLimits(queryClient),
  'branch-deleted': (_payload, { queryClient }) => invalidatePlanLimits(queryClient),
  'employee-updated': (_payload, { queryClient }) => invalidatePlanLimits(queryClient),
  'order-created': (_payload, { queryClient }) => invalidatePlanLimits(queryClient),
  'order-deleted': (_payload, { queryClient }) => invalidatePlanLimits(queryClient),
} satisfies Reactions;
