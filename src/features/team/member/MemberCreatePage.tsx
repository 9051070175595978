import { useActiveBranch } from '../../../platform/branches/useActiveBranch';
import { href } from '../../../platform/routing/href';
import { useRouteSpec } from '../../../platform/routing/Screens';
import { useLink } from '../../../platform/routing/useLink';
import { ErrorState } from '../../../platform/ui/ErrorState';
import { PageHeader } from '../../../platform/ui/PageHeader';
import { OfActiveBranch } from '../OfActiveBranch';
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
      <OfActiveBranch none={texts.noBranch} failed={texts.branchFailed} skeleton={<FormSkeleton />}>
        {() => <OfBranch />}
      </OfActiveBranch>
    </>
  );
}

function OfBranch() {
  const { data: branch, isError, isFetching, refetch } = useActiveBranch();
  if (branch) return <NewMember key={branch.id} branch={branch} />;
  if (!isError) return <FormSkeleton />;
  return <ErrorState text={texts.branchFailed} retrying={isFetching} onRetry={() => void refetch()} />;
}
