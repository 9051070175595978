import { useEffect } from 'react';
import { branchActions } from './slice';
import { useBranchDispatch, useBranches, useBranchState } from './useActiveBranch';

/**
 * A link may lead to an entity of another of one's own branches: that branch becomes the active one first. False while it
 * does; whoever shows the entity starts over with the branch (`key={activeBranchId}`), for its answers are dropped.
 */
export function useBranchOf(branchId: number | undefined): boolean {
  const { activeBranchId, settled } = useBranchState((branches) => branches);
  const dispatch = useBranchDispatch();
  const own = useBranches().data?.some(({ id }) => id === branchId) === true;
  const elsewhere = settled && own && branchId !== undefined && branchId !== activeBranchId;
  useEffect(() => {
    if (elsewhere) dispatch(branchActions.switchStarted(branchId));
  }, [elsewhere, branchId, dispatch]);
  return !elsewhere;
}
