import type { ReactionContext, Reactions } from '#platform/realtime/reactions';
import { invalidateOrders } from './api';

/** Events about orders trigger a refetch of the affected data. */
export const orderReactions = {
  'order-created': (_, context) => refetchChanged(context),
  'order-updated': ({ order_id }, context) => refetchChanged(context, order_id),
  'order-status-changed': ({ order_id }, context) => refetchChanged(context, order_id),
  'order-deleted': ({ order_id }, context) => refetchChanged(context, order_id),
  'invitation-updated': ({ order_id }, context) => refetchChanged(context, order_id),
  'crew-checked-in': ({ order_id }, context) => refetchChanged(context, order_id),
  'crew-running-late': ({ order_id }, context) => refetchChanged(context, order_id),
  // Every provider sends this event, and an activity about an order means that its lists are outdated.
  'notification-created': ({ notification: { subject } }, context) => {
    if (subject?.kind === 'order') refetchChanged(context, subject.id);
  },
} satisfies Reactions;

/** An event without a branch is about the user's own invitation and changes nothing for the company. */
function refetchChanged({ queryClient, branchId }: ReactionContext, orderId?: number): void {
  if (branchId !== undefined) void invalidateOrders(queryClient, branchId, orderId);
}
