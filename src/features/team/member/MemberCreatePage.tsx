import { NoBranch } from '#platform/branches/NoBranch';
import { WithActiveBranch, WithBranchDetails } from '#platform/branches/WithActiveBranch';
import { href } from '#platform/routing/links/href';
import { usePageTitle } from '#platform/routing/currentRoute';
import { useLink } from '#platform/routing/links/useLink';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { MemberFormSkeleton } from './MemberFormSkeleton';
import { NewMember } from './NewMember';
import { memberTexts as texts } from './texts';

/** Adds a member to the branch's team. */
export default function MemberCreatePage() {
  const title = usePageTitle();
  const link = useLink();
  const placeholders = { failed: { text: texts.branchFailed }, skeleton: <MemberFormSkeleton /> };
  return (
    <>
      <PageHeader title={title} back={{ ...link(href('company-team')), label: texts.back }} />
      <WithActiveBranch none={<NoBranch text={texts.noBranch} />} {...placeholders}>
        {() => <WithBranchDetails {...placeholders}>{(branch) => <NewMember branch={branch} />}</WithBranchDetails>}
      </WithActiveBranch>
    </>
  );
}
