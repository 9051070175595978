import type { OrderCounts } from '../../generated/model';
import type { ReactionContext, Reactions } from '../../platform/realtime/reactions';
import { formedStates, setOrderCount, notFormedStates } from './listsApi';
import { invalidateOrders } from './api';

/** Events about orders trigger a refetch of the affected data. Counts are complete and go straight into the cache. */
export const jobReactions = {
  'order-created': (_, context) => refetchChanged(context),
  'order-updated': ({ order_id }, context) => refetchChanged(context, order_id),
  'order-status-changed': ({ order_id, counts }, context) => {
    setCounts(counts, context);
    refetchChanged(context, order_id);
  },
  'order-deleted': ({ order_id }, context) => refetchChanged(context, order_id),
  'order-counts-updated': (counts, context) => setCounts(counts, context),
  'invitation-updated': ({ order_id }, context) => refetchChanged(context, order_id),
  'crew-checked-in': ({ order_id }, context) => refetchChanged(context, order_id),
  // Every provider sends this event, and an activity about an order means that its lists are outdated.
  'notification-created': ({ notification: { subject } }, context) => {
    if (subject.kind === 'order') refetchChanged(context, subject.id);
  },
} satisfies Reactions;

/** An event without a branch is about the user's own invitation and changes nothing for the company. */
function refetchChanged({ queryClient, branchId }: ReactionContext, orderId?: number): void {
  if (branchId !== undefined) void invalidateOrders(queryClient, branchId, orderId);
}

function setCounts({ not_formed, formed }: OrderCounts, { queryClient, branchId }: ReactionContext): void {
  if (branchId === undefined) return;
  const total_count = not_formed + formed;
  setOrderCount(queryClient, branchId, notFormedStates, { count: not_formed, total_count });
  setOrderCount(queryClient, branchId, formedStates, { count: formed, total_count });
}
