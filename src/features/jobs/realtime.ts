import type { OrderCounts } from '../../generated/model';
import type { ReactionContext, Reactions } from '../../platform/realtime/reactions';
import { formedStates, keepCounts, notFormedStates, ordersChanged } from './api';

/** Events about orders are hints: what they touch is asked for again; counts arrive complete and are written. */
export const jobReactions = {
  'order-created': (_, context) => changed(context),
  'order-updated': ({ order_id }, context) => changed(context, order_id),
  'order-status-changed': ({ order_id, counts }, context) => {
    count(counts, context);
    changed(context, order_id);
  },
  'order-deleted': ({ order_id }, context) => changed(context, order_id),
  'order-counts-updated': (counts, context) => count(counts, context),
  'invitation-updated': ({ order_id }, context) => changed(context, order_id),
  // The one event every provider sends suffices: an activity about an order says that its lists are no longer true.
  'notification-created': ({ notification: { subject } }, context) => {
    if (subject.kind === 'order') changed(context, subject.id);
  },
} satisfies Reactions;

/** An event about no branch is one about the person's own invitation: it changes nothing on the company's side. */
function changed({ queryClient, branchId }: ReactionContext, orderId?: number): void {
  if (branchId !== undefined) void ordersChanged(queryClient, branchId, orderId);
}

function count({ not_formed, formed }: OrderCounts, { queryClient, branchId }: ReactionContext): void {
  if (branchId === undefined) return;
  const total_count = not_formed + formed;
  keepCounts(queryClient, branchId, notFormedStates, { count: not_formed, total_count });
  keepCounts(queryClient, branchId, formedStates, { count: formed, total_count });
}
