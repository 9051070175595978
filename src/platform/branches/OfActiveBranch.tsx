import { Fragment, type ReactNode } from 'react';
import type { Branch } from '../../generated/model';
import { ErrorState } from '../ui/feedback/ErrorState';
import { branchActions } from './slice';
import { useActiveBranch, useBranchDispatch, useBranchState } from './useActiveBranch';

/** What is shown until there is something to show. */
type Waiting = {
  /** The shape of what comes. */
  skeleton: ReactNode;
  /** Said when the branches, or the one, could not be loaded. */
  failed: { title?: string; text: string };
};

type Props = Waiting & {
  /** Shown when there is no branch at all. */
  none: ReactNode;
  /** Head of the page as long as there is no branch. */
  head?: ReactNode;
  children: (branchId: number) => ReactNode;
};

/** What needs the active branch, started over with another one; until it is settled, what is shown instead. */
export function OfActiveBranch({ head, children, ...waiting }: Props) {
  const { activeBranchId, settled } = useBranchState((branches) => branches);
  if (settled && activeBranchId !== 0) return <Fragment key={activeBranchId}>{children(activeBranchId)}</Fragment>;
  return (
    <>
      {head}
      <Unsettled {...waiting} />
    </>
  );
}

function Unsettled({ none, failed, skeleton }: Omit<Props, 'head' | 'children'>) {
  const branches = useBranchState((state) => state);
  const dispatch = useBranchDispatch();
  if (branches.settled) return none;
  if (!branches.failed) return skeleton;
  return <ErrorState {...failed} onRetry={() => dispatch(branchActions.branchesRequested())} />;
}

/** What needs all that is known of the active branch, where there is one. */
export function WithBranchDetails({
  failed,
  skeleton,
  children,
}: Waiting & { children: (branch: Branch) => ReactNode }) {
  const { data: branch, isError, isFetching, refetch } = useActiveBranch();
  if (branch) return <Fragment key={branch.id}>{children(branch)}</Fragment>;
  if (!isError) return skeleton;
  return <ErrorState {...failed} retrying={isFetching} onRetry={() => void refetch()} />;
}
