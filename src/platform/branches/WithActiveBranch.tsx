import { Fragment, type ReactNode, useMemo } from 'react';
import type { Branch } from '#generated/model';
import { ErrorState } from '../ui/feedback/ErrorState';
import { HiddenWhile } from '../ui/layout/HiddenWhile';
import { branchActions } from './slice';
import { useActiveBranch, useBranchDispatch, useBranchState } from './useActiveBranch';

type Placeholders = {
  /** Shown while the branch loads. */
  skeleton: ReactNode;
  /** Shown when the branches, or this one, could not be loaded. */
  failed: { title?: string; text: string };
};

type Props = Placeholders & {
  /** Shown when there is no branch at all. */
  none: ReactNode;
  /** Head of the page until the branch is there. The children render their own, with its actions. */
  pendingHead?: ReactNode;
  children: (branchId: number) => ReactNode;
};

/**
 * Shows what needs the active branch and remounts it when that changes; until then a skeleton or an error. When another
 * branch is chosen, the skeleton is on screen before the old content is replaced, which takes longer.
 */
export function WithActiveBranch({ pendingHead, children, ...placeholders }: Props) {
  const activeBranchId = useBranchState((branches) => branches.activeBranchId);
  const nextBranchId = useBranchState((branches) => branches.nextBranchId);
  const settled = useBranchState((branches) => branches.settled);
  const isReady = settled && activeBranchId !== 0;
  const content = useMemo(() => isReady && children(activeBranchId), [isReady, activeBranchId, children]);
  if (!isReady) {
    return (
      <>
        {pendingHead}
        <Unsettled {...placeholders} />
      </>
    );
  }
  const isLeaving = nextBranchId !== 0;
  return (
    <Fragment key={activeBranchId}>
      {isLeaving && pendingHead}
      {isLeaving && placeholders.skeleton}
      <HiddenWhile hidden={isLeaving}>{content}</HiddenWhile>
    </Fragment>
  );
}

function Unsettled({ none, failed, skeleton }: Omit<Props, 'pendingHead' | 'children'>) {
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
}: Placeholders & { children: (branch: Branch) => ReactNode }) {
  const { data: branch, isError, isFetching, refetch } = useActiveBranch();
  if (branch) return <Fragment key={branch.id}>{children(branch)}</Fragment>;
  if (!isError) return skeleton;
  return <ErrorState {...failed} retrying={isFetching} onRetry={() => void refetch()} />;
}
