import { Fragment, type ReactNode } from 'react';
import type { Branch } from '../../generated/model';
import { ErrorState } from '../ui/feedback/ErrorState';
import { branchActions } from './slice';
import { useActiveBranch, useBranchDispatch, useBranchState } from './useActiveBranch';

type Waiting = {
  /** Shown while the branch loads. */
  skeleton: ReactNode;
  /** Shown when the branches, or this one, could not be loaded. */
  failed: { title?: string; text: string };
};

type Props = Waiting & {
  /** Shown when there is no branch at all. */
  none: ReactNode;
  /** Head of the page while there is no branch. */
  head?: ReactNode;
  children: (branchId: number) => ReactNode;
};

/** Shows what needs the active branch and remounts it when that changes; until then a skeleton or an error. */
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

/** Shows what needs the details of the active branch. */
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
