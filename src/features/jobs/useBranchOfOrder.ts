import { useEffect } from 'react';
import { branchActions } from '../../platform/branches/slice';
import { useBranchDispatch, useBranches, useBranchState } from '../../platform/branches/useActiveBranch';

/**
 * A link may lead to an order of another of one's own branches: that branch becomes the active one first. False while it
 * does; whoever shows the order begins anew with the branch (`key={activeBranchId}`), for its answers are dropped.
 */
export function useBranchOfOrder(orderBranchId: number | undefined): boolean {
  const { activeBranchId, settled } = useBranchState((branches) => branches);
  const dispatch = useBranchDispatch();
  const own = useBranches().data?.some(({ id }) => id === orderBranchId) === true;
  const elsewhere = settled && own && orderBranchId !== undefined && orderBranchId !== activeBranchId;
  useEffect(() => {
    if (elsewhere) dispatch(branchActions.switchStarted(orderBranchId));
  }, [elsewhere, orderBranchId, dispatch]);
  return !elsewhere;
}
