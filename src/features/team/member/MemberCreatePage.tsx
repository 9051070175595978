import { branchActions } from '../../../platform/branches/slice';
import { useActiveBranch, useBranchDispatch, useBranchState } from '../../../platform/branches/useActiveBranch';
import { href } from '../../../platform/routing/href';
import { useRouteSpec } from '../../../platform/routing/Screens';
import { useLink } from '../../../platform/routing/useLink';
import { EmptyState } from '../../../platform/ui/EmptyState';
import { ErrorState } from '../../../platform/ui/ErrorState';
import { PageHeader } from '../../../platform/ui/PageHeader';
import { FormSkeleton } from './FormSkeleton';
import { NewMember } from './NewMember';
import { memberTexts as texts } from './texts';

/** Somebody is added to the team of the branch. */
export default function MemberCreatePage() {
  const { title } = useRouteSpec();
  const link = useLink();
  return (
    <>
      <PageHeader title={title} back={{ ...link(href('company-team')), label: texts.back }} />
      <OfBranch />
    </>
  );
}

function OfBranch() {
  const { activeBranchId, settled, failed } = useBranchState((branches) => branches);
  const dispatch = useBranchDispatch();
  const { data: branch, isError, isFetching, refetch } = useActiveBranch();
  if (activeBranchId === 0 && settled) return <EmptyState text={texts.noBranch} />;
  if (activeBranchId === 0 && failed) {
    return <ErrorState text={texts.branchFailed} onRetry={() => dispatch(branchActions.branchesRequested())} />;
  }
  if (branch) return <NewMember key={branch.id} branch={branch} />;
  if (!isError) return <FormSkeleton />;
  return <ErrorState text={texts.branchFailed} retrying={isFetching} onRetry={() => void refetch()} />;
}
