import { useState } from 'react';
import { countOpenInSummary } from '#domain/orders/openSlots';
import { isScheduled } from '#domain/orders/schedule';
import type { CrewSummary, OrderCard } from '#generated/model';
import { useNow } from '#platform/ui/clock/useNow';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { EmptyState, LoadFailed } from '#platform/ui/feedback/states';
import { Button } from '#platform/ui/inputs/Button';
import { Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { useMobile } from '#platform/ui/layout/useMobile';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { RouteLine, WhenLine, formatCustomerName, getPhase, listCrewNeeds, useJobsInNeed } from '../../jobs/orders';
import { needTexts as texts } from '../create/texts';
import styles from '../create/create.module.css';

/** Jobs shown before the rest is requested. */
const shownFirst = { wide: 5, narrow: 2 } as const;

type JobsToStaffProps = { branchId: number; onChoose: (orderId: number) => void };

/** Upcoming jobs without a full crew, soonest first. Choosing one fills in the offer. */
export function JobsToStaff({ branchId, onChoose }: JobsToStaffProps) {
  const jobs = useJobsInNeed(branchId);
  const now = useNow();
  const [isWhole, showWhole] = useState(false);
  const isMobile = useMobile();
  if (jobs.isPending) return <JobsSkeleton />;
  if (!jobs.data) return <LoadFailed query={jobs} text={texts.jobsFailed} />;
  const open = jobs.data.data.filter((job) => isAhead(job, now) && hasOpenSlot(job));
  if (open.length === 0) return <EmptyState text={texts.noJobs} />;
  const shown = isWhole ? open : open.slice(0, isMobile ? shownFirst.narrow : shownFirst.wide);
  return (
    <>
      {jobs.isRefetchError && <RetryNote query={jobs} text={texts.jobsStale} />}
      <Stack as="ul" gap={3} className={styles.jobs} aria-label={texts.jobsTitle}>
        {shown.map((job) => (
          <Job key={job.order_id} job={job} now={now} onChoose={onChoose} />
        ))}
      </Stack>
      {open.length > shown.length && (
        <Button variant="quiet" intent="primary" onClick={() => showWhole(true)}>
          {texts.moreJobs(open.length - shown.length)}
        </Button>
      )}
    </>
  );
}

type JobProps = { job: OrderCard; now: Date; onChoose: (orderId: number) => void };

function Job({ job, now, onChoose }: JobProps) {
  return (
    <Row as="li" gap={4} rowGap={2} justify="between" isWrapping className={styles.job}>
      <Stack as="span" canShrink className={styles.jobLines}>
        <Text as="strong" isBreaking>
          {`${job.number} ${formatCustomerName(job)}`.trim()}
        </Text>
        <span>
          <RouteLine job={job} />
        </span>
        <Muted as="span" size={13}>
          <WhenLine job={job} now={now} />
        </Muted>
        {job.crew_summary && (
          <Muted as="span" size={13}>
            {describeOpen(job.crew_summary, job.crew_requirements)}
          </Muted>
        )}
      </Stack>
      <Button aria-label={texts.choose(job.number)} onClick={() => onChoose(job.order_id)}>
        {texts.find}
      </Button>
    </Row>
  );
}

/** "2 of 3 open: 1 driver, 1 helper". A provider that does not send the open slots has the positions of the whole crew. */
function describeOpen(crew: CrewSummary, requirements: OrderCard['crew_requirements']): string {
  const { open = requirements, required } = crew;
  return texts.needs(countOpenInSummary(crew), required, listCrewNeeds(open).join(', '));
}

function isAhead(job: OrderCard, now: Date): boolean {
  return !isScheduled(job) || getPhase(job, now) === 'ahead';
}

/** A job whose crew the provider does not give may have one. */
function hasOpenSlot({ crew_summary }: OrderCard): boolean {
  return crew_summary === null || countOpenInSummary(crew_summary) > 0;
}

const lines = ['52%', '44%', '58%'];

function JobsSkeleton() {
  return (
    <Stack gap={3} role="status" className={styles.jobs}>
      <VisuallyHidden>{texts.jobsLoading}</VisuallyHidden>
      {lines.map((width) => (
        <Stack canShrink key={width} className={styles.jobLines}>
          <SkeletonLine width={width} height={16} />
          <SkeletonLine width="72%" />
        </Stack>
      ))}
    </Stack>
  );
}
