import { fullName } from '#platform/lib/text';
import type { EmployeeDetail } from '#generated/model';
import { WithBranchDetails } from '#platform/branches/WithActiveBranch';
import { useBranchKey } from '#platform/branches/useBranchKey';
import { useEntityBranch } from '#platform/branches/useEntityBranch';
import { isNotFound } from '#platform/http/failures';
import { href } from '#platform/routing/links/href';
import { useIdParam } from '#platform/routing/currentRoute';
import { useLink } from '#platform/routing/links/useLink';
import { Button } from '#platform/ui/inputs/Button';
import { EmptyState } from '#platform/ui/feedback/EmptyState';
import { LoadFailed } from '#platform/ui/feedback/LoadFailed';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { useMember } from '../api';
import { EditMember } from './EditMember';
import { MemberFormSkeleton } from './MemberFormSkeleton';
import { MemberLinks } from './MemberLinks';
import { memberTexts as texts } from './texts';

/** Edits a member. Starts over when the active branch changes. */
export default function MemberEditPage() {
  const memberId = useIdParam();
  const branchKey = useBranchKey();
  return <Edited key={`${branchKey}-${memberId}`} memberId={memberId} />;
}

function Edited({ memberId }: { memberId: number }) {
  const { data: member, error, isFetching, refetch } = useMember(memberId);
  const link = useLink();
  return (
    <>
      <PageHeader
        title={texts.editTitle(member ? fullName(member) : '')}
        back={{ ...link(href('company-team')), label: texts.back }}
        actions={member && <MemberLinks member={member} />}
      />
      {member ? (
        <InItsBranch member={member} />
      ) : error ? (
        <Unavailable error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <MemberFormSkeleton />
      )}
    </>
  );
}

function InItsBranch({ member }: { member: EmployeeDetail }) {
  const isItsBranch = useEntityBranch(member.branch_id);
  if (!isItsBranch) return <MemberFormSkeleton />;
  return (
    <WithBranchDetails failed={{ text: texts.branchFailed }} skeleton={<MemberFormSkeleton />}>
      {(branch) => <EditMember member={member} branch={branch} />}
    </WithBranchDetails>
  );
}

type UnavailableProps = { error: unknown; retrying: boolean; onRetry: () => void };

function Unavailable({ error, retrying, onRetry }: UnavailableProps) {
  const link = useLink();
  if (isNotFound(error)) {
    const action = <Button {...link(href('company-team'))}>{texts.toTeam}</Button>;
    return <EmptyState title={texts.missingTitle} text={texts.missing} action={action} />;
  }
  return <LoadFailed query={{ error, isFetching: retrying, refetch: onRetry }} text={texts.loadFailed} />;
}
