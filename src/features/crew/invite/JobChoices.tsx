import { callPerson } from '#domain/people/personName';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { Button } from '#platform/ui/inputs/Button';
import { EmptyState } from '#platform/ui/feedback/EmptyState';
import { LoadFailed } from '#platform/ui/feedback/LoadFailed';
import { SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import type { InvitableJob, Member } from './invitableJobs';
import styles from './invite.module.css';
import { JobChoice } from './JobChoice';
import { inviteTexts as texts } from '../texts';
import { useInvitableJobs } from './useInvitableJobs';

type Props = { branchId: number; member: Member; onChoose: (job: InvitableJob) => void };

/** The jobs a member can be invited to, with the list's loading, empty and error states. */
export function JobChoices({ branchId, member, onChoose }: Props) {
  const { jobs, failed, isPending, retry, more } = useInvitableJobs(branchId, member);
  if (failed) return <LoadFailed query={{ ...failed, refetch: retry }} text={texts.failed} />;
  if (isPending && jobs.length === 0) return <Skeleton />;
  if (jobs.length === 0 && !more) return <NoJob member={member} />;
  return (
    <>
      <ul aria-label={texts.jobs} aria-busy={isPending} className={styles.jobs}>
        {jobs.map((job) => (
          <JobChoice key={job.card.order_id} job={job} onChoose={onChoose} />
        ))}
      </ul>
      {more && (
        <Button variant="outline" fill loading={isPending} onClick={more}>
          {texts.more}
        </Button>
      )}
    </>
  );
}

function NoJob({ member }: { member: Member }) {
  const link = useLink();
  return (
    <EmptyState
      title={texts.noneTitle(callPerson(member))}
      text={texts.none}
      action={<Button {...link(href('company-job-create'))}>{texts.newJob}</Button>}
    />
  );
}

const lines = ['52%', '44%', '58%', '48%'];

function Skeleton() {
  return (
    <div role="status" className={styles.jobs}>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {lines.map((width) => (
        <div key={width} className={styles.skeleton}>
          <SkeletonLine width={width} height={16} />
          <SkeletonLine width="72%" />
        </div>
      ))}
    </div>
  );
}
