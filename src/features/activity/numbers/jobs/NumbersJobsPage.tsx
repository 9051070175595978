import type { ComponentProps } from 'react';
import { nameCustomer, namePerson } from '#domain/people/personName';
import type { NumbersJob, NumbersJobPage } from '#generated/model';
import { useBranches, useBranchZone } from '#platform/branches/useActiveBranch';
import { type CalendarDate, formatDay } from '#platform/lib/time/dates';
import { formatMonth } from '#platform/lib/time/months';
import { href } from '#platform/routing/links/href';
import { Link } from '#platform/routing/links/Link';
import { useLink } from '#platform/routing/links/useLink';
import { useListPage, useLastPage } from '#platform/routing/useQuery';
import { PartBoundary } from '#platform/ui/boundaries/PartBoundary';
import { RowBoundary } from '#platform/ui/boundaries/RowBoundary';
import { useToday } from '#platform/ui/clock/useNow';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { EmptyState, LoadFailed } from '#platform/ui/feedback/states';
import { Muted, Stack, Text } from '#platform/ui/layout/Layout';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { Pagination } from '#platform/ui/lists/Pagination';
import { JOBS_PER_PAGE, useCompanyNumbers, useNumbersJobs } from '../api';
import { type Card, formatValue, getCard, readJobsOfNumber, type JobsOfNumber, nameReason } from '../model/cards';
import { numbersTexts } from '../texts';
import styles from './jobs.module.css';

/** The jobs that a number of the owner counts. */
export default function NumbersJobsPage() {
  const { read, page, onPage } = useListPage();
  const link = useLink();
  const back = { ...link(href('company-numbers')), label: numbersTexts.list.toNumbers };
  return <JobsOfNumberList jobs={readJobsOfNumber(read)} page={page} onPage={onPage} back={back} />;
}

const texts = numbersTexts.list;

type ListProps = {
  jobs: JobsOfNumber;
  page: number;
  onPage: (page: number) => void;
  back: ComponentProps<typeof PageHeader>['back'];
};

/** The jobs of a number, latest first, under the number that they add up to. */
function JobsOfNumberList({ jobs, page, onPage, back }: ListProps) {
  const query = useNumbersJobs(jobs, page);
  const where = useWhere(jobs);
  useLastPage(page, query.data?.total, JOBS_PER_PAGE);
  const card = getCard(jobs.name);
  const { title, define } = numbersTexts.cards[jobs.name];
  return (
    <>
      <PageHeader title={title} subtitle={where} {...(back && { back })} />
      {query.isRefetchError && query.data && <RetryNote query={query} text={texts.stale} />}
      {query.isPending && <ListSkeleton />}
      {!query.isPending && !query.data && <LoadFailed query={query} text={texts.failed} />}
      {query.data && (
        <PartBoundary operation="getNumbersJobs" of={query.data} onRetry={() => void query.refetch()}>
          <Total card={card} define={define} answer={query.data} />
          <Jobs card={card} jobs={query.data.data} />
          <Pages total={query.data.total} page={page} onPage={onPage} />
        </PartBoundary>
      )}
    </>
  );
}

type PagesProps = Pick<ListProps, 'page' | 'onPage'> & { total: number | null };

function Pages({ total, page, onPage }: PagesProps) {
  if (total === null || total <= JOBS_PER_PAGE) return null;
  return (
    <Pagination label={texts.pages} page={page} total={total} size={JOBS_PER_PAGE} variant="wide" onPage={onPage} />
  );
}

/** "Oct 2026 · Phoenix · Too far away" */
function useWhere({ month, branchId, reason, personId }: JobsOfNumber): string {
  const branch = useBranches().data?.find(({ id }) => id === branchId)?.name ?? '';
  const person = usePersonName(personId);
  return [
    month === undefined ? texts.all : formatMonth(month),
    branchId === undefined ? numbersTexts.allBranches : branch,
    reason === undefined ? '' : nameReason(reason),
    person,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The name of one of the top helpers; '' for someone else. */
function usePersonName(personId: number | undefined): string {
  const { data } = useCompanyNumbers();
  const all = data ? [data.company, ...data.branches].flatMap(({ top_helpers }) => top_helpers) : [];
  const person = all.find(({ user_id }) => user_id === personId);
  return person ? namePerson(person) : '';
}

type TotalProps = { card: Card; define: string; answer: NumbersJobPage };

/** The number over its list, and what it counts. */
function Total({ card, define, answer: { number } }: TotalProps) {
  const parts = number.jobs === 0 ? '' : card.describe(number);
  return (
    <Text as="div" below={4}>
      <p>
        <Text as="strong" size={22} weight="strong" isNumeric>
          {formatValue(card, number.value)}
        </Text>
        <span className={styles.parts}>{[parts, texts.counted(number.jobs)].filter(Boolean).join(' · ')}</span>
      </p>
      <Muted size={13}>{define}</Muted>
    </Text>
  );
}

function Jobs({ card, jobs }: { card: Card; jobs: readonly NumbersJob[] }) {
  const today = useToday(useBranchZone());
  if (jobs.length === 0) return <EmptyState title={texts.emptyTitle} text={texts.empty} />;
  return (
    <Stack as="ul" isCard className={styles.jobs} aria-label={texts.jobs}>
      {jobs.map((job) => (
        <RowBoundary key={job.order_id} as="li" of={job}>
          <JobRow card={card} job={job} today={today} />
        </RowBoundary>
      ))}
    </Stack>
  );
}

/** A job and what it adds to the number; the whole row leads to its details. */
function JobRow({ card, job, today }: { card: Card; job: NumbersJob; today: CalendarDate }) {
  const { order_id: id, number, date, branch_name, customer_name, customer_last_name, city_from, city_to } = job;
  const name = nameCustomer({ customer_name, customer_last_name });
  return (
    <li>
      <Link href={href('company-job-details', { id })} className={styles.job}>
        <Stack as="span">
          <strong>
            {number} {name}
          </strong>
          <Muted as="span" size={13}>
            {[city_from, city_to].filter(Boolean).join(' → ')}
          </Muted>
        </Stack>
        <Stack as="span" className={styles.when}>
          {formatDay(date, today)}
          <Muted as="span" size={13}>
            {branch_name}
          </Muted>
        </Stack>
        <span className={styles.part}>{describePart(card, job)}</span>
      </Link>
    </li>
  );
}

/** "67% · 2 of 3 slots"; for a count of the job itself that it is completed. */
function describePart(card: Card, job: NumbersJob): string {
  if (card.name === 'jobs_done') return texts.completed;
  if (card.name === 'time_to_fill') return formatValue(card, job.value);
  if (card.shape === 'bars') return card.describe(job);
  return [formatValue(card, job.value), card.describe(job)].join(' · ');
}

function ListSkeleton() {
  return (
    <Stack isCard role="status" className={styles.jobs}>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {[0, 1, 2, 3, 4].map((index) => (
        <SkeletonCard key={index} height={64} />
      ))}
    </Stack>
  );
}
