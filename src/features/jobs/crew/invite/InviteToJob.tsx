import { useId, useRef, useState } from 'react';
import { namePerson, callPerson } from '#domain/people/personName';
import { bundleQueries } from '#platform/cache/queryBundle';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { useNow } from '#platform/ui/clock/useNow';
import { SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { EmptyState, LoadFailed } from '#platform/ui/feedback/states';
import { Button } from '#platform/ui/inputs/Button';
import { Stack } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { Modal } from '#platform/ui/overlays/Modal';
import { useAfterChange } from '#platform/ui/useAfterChange';
import { callJob, useCrews, useJobsInNeed } from '../../orders';
import { useInvite, useCandidatesByOrder } from '../api';
import { inviteTexts as texts } from '../texts';
import { type InvitableJob, type Member, listJobsFor, toInvitableJob } from './invitableJobs';
import { JobInviteForm, JobChoice, SendInvitation } from './JobInviteForm';
import styles from './invite.module.css';

type Props = { branchId: number; member: Member; onClose: () => void };

/** Invites one member to a job: first the job, then position, rate and message. */
export function InviteToJob({ branchId, member, onClose }: Props) {
  const formId = useId();
  const [job, setJob] = useState<InvitableJob>();
  const { mutateAsync, isPending } = useInvite(branchId);
  const name = namePerson(member);
  const step = useRef<HTMLDivElement>(null);
  // The pressed button goes away with its step, so the next step takes the focus.
  useAfterChange(job, () => step.current?.focus({ preventScroll: true }));
  return (
    <Modal
      open
      kind="form"
      size="average"
      title={job ? texts.toJob(name, callJob(job.card)) : texts.title(name)}
      busy={isPending}
      onClose={onClose}
      actions={job && <SendInvitation formId={formId} orderId={job.card.order_id} busy={isPending} />}
    >
      <div ref={step} tabIndex={-1} className={styles.step}>
        {job ? (
          <JobInviteForm
            formId={formId}
            job={job}
            member={member}
            busy={isPending}
            onInvite={mutateAsync}
            onBack={() => setJob(undefined)}
            onDone={onClose}
          />
        ) : (
          <JobChoices branchId={branchId} member={member} onChoose={setJob} />
        )}
      </div>
    </Modal>
  );
}

type JobChoicesProps = { branchId: number; member: Member; onChoose: (job: InvitableJob) => void };

/** The jobs a member can be invited to, with the list's loading, empty and error states. */
function JobChoices({ branchId, member, onChoose }: JobChoicesProps) {
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
        <Stack isDivided gap={2} key={width} className={styles.skeleton}>
          <SkeletonLine width={width} height={16} />
          <SkeletonLine width="72%" />
        </Stack>
      ))}
    </div>
  );
}

/** Jobs loaded per click. Each one needs two requests: slots and candidates. */
const JOBS_PER_PAGE = 6;

/** The jobs a member can be invited to, soonest first, loaded in pages. */
function useInvitableJobs(branchId: number, member: Member) {
  const [count, setCount] = useState(JOBS_PER_PAGE);
  const now = useNow();
  const orders = useJobsInNeed(branchId);
  const cards = listJobsFor(orders.data?.data ?? [], member.positions, now);
  const shown = cards.slice(0, count);
  const ids = shown.map(({ order_id }) => order_id);
  const crews = useCrews(ids);
  const people = useCandidatesByOrder(ids);
  const jobs = shown.flatMap((card, index) => {
    const [crew, candidates] = [crews[index]?.data, people[index]?.data];
    const job = crew && candidates && toInvitableJob(card, member, crew.slots, candidates);
    return job ? [job] : [];
  });
  const { failed, ...bundle } = bundleQueries([orders, ...crews, ...people]);
  return {
    jobs,
    ...bundle,
    // A job that cannot be loaded, such as one just deleted, is not listed.
    failed: jobs.length === 0 && !bundle.isPending ? failed : undefined,
    more: cards.length > count ? () => setCount(count + JOBS_PER_PAGE) : undefined,
  };
}
