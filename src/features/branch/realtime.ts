import { getGetBranchQueryKey } from '../../generated/endpoints/branches/branches';
import { getGetManagersQueryKey } from '../../generated/endpoints/lookups/lookups';
import { branchActions } from '../../platform/branches/slice';
import type { Reactions } from '../../platform/realtime/reactions';

const aboutBranches = new Set(['branch.created', 'manager.assigned']);

/** Branches added, changed or deleted elsewhere are updated in every list, on the branch's page and in the switcher. */
export const branchReactions: Reactions = {
  'notification-created': ({ notification }, { dispatch }) => {
    if (aboutBranches.has(notification.type)) dispatch(branchActions.branchesRequested());
  },
  'branch-updated': ({ branch_id }, { queryClient, dispatch }) => {
    void queryClient.invalidateQueries({ queryKey: getGetBranchQueryKey(branch_id) });
    void queryClient.invalidateQueries({ queryKey: getGetManagersQueryKey() });
    dispatch(branchActions.branchesRequested());
  },
  // The list says which branch replaces it. The branch itself can no longer be fetched.
  'branch-deleted': (_, { dispatch }) => dispatch(branchActions.branchesRequested()),
};
