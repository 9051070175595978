import { branchActions } from '../../platform/branches/slice';
import type { Reactions } from '../../platform/realtime/reactions';

const aboutBranches = new Set(['branch.created', 'manager.assigned']);

/** A branch that came to be, or to be managed by this person, appears in every list of branches. */
export const branchReactions: Reactions = {
  'notification-created': ({ notification }, { dispatch }) => {
    if (aboutBranches.has(notification.type)) dispatch(branchActions.branchesRequested());
  },
};
