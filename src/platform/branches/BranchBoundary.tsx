import { Fragment, type ReactNode } from 'react';
import type { Branch } from '#generated/model';
import { createRequiredContext } from '../lib/requiredContext';
import { usePageTitle } from '../routing/currentRoute';
import { href } from '../routing/links/href';
import { useLink } from '../routing/links/useLink';
import { Outline } from '../routing/TabBody';
import { isCompanyOwner } from '../session/user';
import { useSession } from '../session/useSession';
import { ErrorState } from '../ui/feedback/ErrorState';
import { EmptyState } from '../ui/feedback/states';
import { PlusIcon } from '../ui/icons';
import { Button } from '../ui/inputs/Button';
import { HiddenWhile } from '../ui/layout/HiddenWhile';
import { PageHeader } from '../ui/layout/PageHeader';
import { branchActions, useBranchDispatch, useBranchState } from './slice';
import { texts } from './texts';
import { useActiveBranch } from './useActiveBranch';

const [BranchId, useProvidedId] = createRequiredContext<number>('the active branch');

/** Id of the active branch on a page about it: never 0, and the same while the page is mounted. */
export const useBranchId = useProvidedId;

type Props = {
  /** Shown to people without a branch. */
  none?: ReactNode;
  children: ReactNode;
};

/**
 * Shows a page about the active branch as soon as that is known, and starts it over with another one. When another branch
 * is chosen, an outline is on screen before the old page is replaced, which takes longer.
 */
export function BranchBoundary({ none = <NoBranch />, children }: Props) {
  const { activeBranchId, nextBranchId, settled } = useBranchState((branches) => branches);
  const title = usePageTitle();
  if (!settled || activeBranchId === 0) {
    return (
      <>
        <PageHeader title={title} />
        {settled ? none : <Unsettled />}
      </>
    );
  }
  const isLeaving = nextBranchId !== 0;
  return (
    <BranchId key={activeBranchId} value={activeBranchId}>
      {isLeaving && <PageHeader title={title} />}
      {isLeaving && <Outline />}
      <HiddenWhile hidden={isLeaving}>{children}</HiddenWhile>
    </BranchId>
  );
}

function Unsettled() {
  const hasFailed = useBranchState(({ failed }) => failed);
  const dispatch = useBranchDispatch();
  if (!hasFailed) return <Outline />;
  return <ErrorState text={texts.failed} onRetry={() => dispatch(branchActions.branchesRequested())} />;
}

/** The owner can create a branch; managers read who gives them access. */
function NoBranch() {
  const link = useLink();
  const isManager = useSession(({ user }) => user?.manager === true);
  const isOwner = useSession(({ user }) => isCompanyOwner(user));
  const action = isOwner ? (
    <Button intent="primary" icon={<PlusIcon />} {...link(`${href('company-branch')}?branch=new`)}>
      {texts.createBranch}
    </Button>
  ) : (
    <Button {...link(href('company-activity'))}>{texts.toActivity}</Button>
  );
  return <EmptyState text={isManager ? texts.noneManaged : texts.none} action={action} />;
}

type WithBranchDetailsProps = {
  /** Shown while the details load, where the page has a shape of its own by then. */
  skeleton?: ReactNode;
  children: (branch: Branch) => ReactNode;
};

/** Shows what needs the details of the active branch. */
export function WithBranchDetails({ skeleton = <Outline />, children }: WithBranchDetailsProps) {
  const { data: branch, isError, isFetching, refetch } = useActiveBranch();
  if (branch) return <Fragment key={branch.id}>{children(branch)}</Fragment>;
  if (!isError) return skeleton;
  return <ErrorState text={texts.failed} retrying={isFetching} onRetry={() => void refetch()} />;
}
