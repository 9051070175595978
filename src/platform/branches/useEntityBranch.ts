import { useEffect } from 'react';
import { branchActions } from './slice';
import { useBranchDispatch, useBranches, useBranchState } from './useActiveBranch';

/**
 * Makes the branch of an entity the active one, because a link can lead to an entity of another of the user's branches.
 * False until then. Remount what shows the entity with `key={useBranchKey()}`, because a switch drops its answers.
 */
export function useEntityBranch(branchId: number | undefined): boolean {
  const { activeBranchId, settled } = useBranchState((branches) => branches);
  const dispatch = useBranchDispatch();
  const isOwn = useBranches().data?.some(({ id }) => id === branchId) === true;
  const isElsewhere = settled && isOwn && branchId !== undefined && branchId !== activeBranchId;
  useEffect(() => {
    if (isElsewhere) dispatch(branchActions.switchStarted(branchId));
  }, [isElsewhere, branchId, dispatch]);
  return !isElsewhere;
}
