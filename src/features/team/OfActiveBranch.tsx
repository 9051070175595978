import type { ReactNode } from 'react';
import { branchActions } from '../../platform/branches/slice';
import { useBranchDispatch, useBranchState } from '../../platform/branches/useActiveBranch';
import { EmptyState } from '../../platform/ui/EmptyState';
import { ErrorState } from '../../platform/ui/ErrorState';

type Props = {
  /** Said when there is no branch at all. */
  none: string;
  /** Said when the branches could not be loaded. */
  failed: string;
  /** The shape of what comes. */
  skeleton: ReactNode;
  children: (branchId: number) => ReactNode;
};

/** What needs the active branch, and what stands in its place until there is one. */
export function OfActiveBranch({ none, failed, skeleton, children }: Props) {
  const branches = useBranchState((state) => state);
  const dispatch = useBranchDispatch();
  if (branches.activeBranchId !== 0) return children(branches.activeBranchId);
  if (branches.settled) return <EmptyState text={none} />;
  if (!branches.failed) return skeleton;
  return <ErrorState text={failed} onRetry={() => dispatch(branchActions.branchesRequested())} />;
}
