import type { QueryClient } from '@tanstack/react-query';
import { getGetBranchesQueryKey, getGetBranchQueryKey } from '#generated/endpoints/branches/branches';
import { getGetManagersQueryKey } from '#generated/endpoints/lookups/lookups';
import type { Branch, BranchSummary, OrderCounts } from '#generated/model';
import { branchActions } from '#platform/branches/slice';
import type { ReactionContext, Reactions } from '#platform/realtime/reactions';

const aboutBranches = new Set(['branch.created', 'manager.assigned']);

/**
 * Branches added, changed or deleted elsewhere are updated in every list, on their page and in the switcher. Open jobs
 * and members are counted for a branch that is followed.
 */
export const branchReactions = {
  'notification-created': ({ notification }, { dispatch }) => {
    if (notification.type !== null && aboutBranches.has(notification.type)) dispatch(branchActions.branchesRequested());
  },
  'branch-updated': ({ branch_id }, { queryClient, dispatch }) => {
    void queryClient.invalidateQueries({ queryKey: getGetBranchQueryKey(branch_id) });
    void queryClient.invalidateQueries({ queryKey: getGetManagersQueryKey() });
    dispatch(branchActions.branchesRequested());
  },
  // The list has the branch that replaces it. The branch itself can no longer be fetched.
  'branch-deleted': (_, { dispatch }) => dispatch(branchActions.branchesRequested()),
  'order-counts-updated': (counts, context) => countOpenOrders(counts, context),
  'order-status-changed': ({ counts }, context) => countOpenOrders(counts, context),
  'employee-updated': ({ change }, { queryClient, branchId }) => {
    if (change !== 'updated' && branchId !== undefined) refetchMembers(queryClient, branchId);
  },
} satisfies Reactions;

function countOpenOrders({ not_formed, formed }: OrderCounts, { queryClient, branchId }: ReactionContext): void {
  if (branchId === undefined) return;
  const open_orders_count = not_formed + formed;
  queryClient.setQueryData<BranchSummary[]>(getGetBranchesQueryKey(), (branches) =>
    branches?.map((branch) => (branch.id === branchId ? { ...branch, open_orders_count } : branch)),
  );
  queryClient.setQueryData<Branch>(getGetBranchQueryKey(branchId), (branch) =>
    branch === undefined ? undefined : { ...branch, open_orders_count },
  );
}

function refetchMembers(queryClient: QueryClient, branchId: number): void {
  for (const queryKey of [getGetBranchesQueryKey(), getGetBranchQueryKey(branchId)]) {
    void queryClient.invalidateQueries({ queryKey, exact: true });
  }
}
