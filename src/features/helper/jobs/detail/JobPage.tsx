import type { HelperInvitation, InvitationBucket } from '#generated/model';
import { isNotFound } from '#platform/http/failures';
import { useFeature } from '#platform/provider/slice';
import { usePageTitle, useIdParam } from '#platform/routing/currentRoute';
import { href } from '#platform/routing/links/href';
import { useLink, useNavigate } from '#platform/routing/links/useLink';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { EmptyState, LoadFailed } from '#platform/ui/feedback/states';
import { Button } from '#platform/ui/inputs/Button';
import { Columns } from '#platform/ui/layout/Layout';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { useInvitation } from '../../api';
import { useAnswers } from '../answer/useAnswers';
import { InvitationSkeletons } from '../list/InvitationParts';
import { jobListTexts } from '../texts';
import { JobActions } from './JobActions';
import { JobSections } from './JobSections';
import { jobDetailTexts as texts } from './texts';
import styles from './detail.module.css';

/** An invitation or job of the helper (spec section 2). */
export default function JobPage() {
  const id = useIdParam();
  const query = useInvitation(id);
  const navigate = useNavigate();
  const answers = useAnswers(() => navigate(href('helper-job-company-new')));
  // Cached data is hidden once access is refused.
  const shown = isNotFound(query.error) ? undefined : query.data;
  const invitation = shown?.invitation;
  return (
    <>
      <Head invitation={invitation} />
      {shown && query.isRefetchError && <RetryNote query={query} text={texts.stale} />}
      {shown ? (
        <Columns columns={1} gap={3} size={16} className={styles.page}>
          <JobSections {...shown} />
          <JobActions {...shown} answers={answers} />
        </Columns>
      ) : (
        <NoJob query={query} />
      )}
      {answers.dialog}
    </>
  );
}

/** In place of the job. */
function NoJob({ query }: { query: ReturnType<typeof useInvitation> }) {
  if (!useFeature('helperJobs')) return <EmptyState text={jobListTexts.notListed} />;
  if (query.isPending) return <InvitationSkeletons />;
  if (isNotFound(query.error)) return <Gone />;
  return <LoadFailed query={query} title={texts.errorTitle} text={texts.errorText} />;
}

function Head({ invitation }: { invitation: HelperInvitation | undefined }) {
  const title = usePageTitle();
  const link = useLink();
  return (
    <PageHeader
      title={title}
      back={{ label: texts.back, ...link(getListPath(invitation?.bucket)) }}
      {...(invitation && { subtitle: formatSubtitle(invitation) })}
    />
  );
}

function Gone() {
  const link = useLink();
  return (
    <EmptyState
      text={texts.gone}
      action={
        <Button size="large" {...link(getListPath(undefined))}>
          {texts.back}
        </Button>
      }
    />
  );
}

function formatSubtitle({ number, hirer }: HelperInvitation): string {
  return `${jobListTexts.jobStart(number)} · ${hirer.company_name}`;
}

/** The list that has the job. */
function getListPath(bucket: InvitationBucket = 'new'): string {
  return href(`helper-job-company-${bucket}`);
}
