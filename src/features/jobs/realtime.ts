import type { OrderCounts } from '#generated/model';
import type { ReactionContext, Reactions } from '#platform/realtime/reactions';
import { formedStates, notFormedStates, setOrderCount } from './listsApi';

/** Counts are complete and go straight into the cache. */
export const jobReactions = {
  'order-status-changed': ({ counts }, context) => setCounts(counts, context),
  'order-counts-updated': (counts, context) => setCounts(counts, context),
} satisfies Reactions;

function setCounts({ not_formed, formed }: OrderCounts, { queryClient, branchId }: ReactionContext): void {
  if (branchId === undefined) return;
  const total_count = not_formed + formed;
  setOrderCount(queryClient, branchId, notFormedStates, { count: not_formed, total_count });
  setOrderCount(queryClient, branchId, formedStates, { count: formed, total_count });
}
