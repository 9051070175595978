import { useId } from 'react';
import type { EarningsLine, EarningsWeek } from '#generated/model';
import { formatMoney } from '#platform/lib/money';
import { parseDate, formatDay } from '#platform/lib/time/dates';
import { usePageTitle } from '#platform/routing/currentRoute';
import { href } from '#platform/routing/links/href';
import { getWeekStatementPath } from '#platform/routing/links/pagePaths';
import { useLink } from '#platform/routing/links/useLink';
import { useQueryParams, useLastPage, useListPage } from '#platform/routing/useQuery';
import { classes } from '#platform/ui/classes';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { EmptyState, LoadFailed } from '#platform/ui/feedback/states';
import { ChevronRightIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Card } from '#platform/ui/layout/Card';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { Pagination } from '#platform/ui/lists/Pagination';
import { RefreshLine } from '#platform/ui/lists/RefreshLine';
import { formatCities, formatPaidBreakdown } from '../..';
import { useEarnings, WEEKS_PER_PAGE } from '../api';
import { formatPaidHours, formatWeek } from '../model/describeEarnings';
import { earningsTexts as texts } from '../texts';
import { Statement } from './Statement';
import styles from './earnings.module.css';

/** Earnings of the helper: all weeks, or the statement of a week or job (`?statement=2026-11-23&job=1042`). */
export default function EarningsPage() {
  const [read] = useQueryParams();
  const day = read('statement');
  if (day === null || parseDate(day) === null) return <Weeks />;
  const job = Number(read('job'));
  return <Statement key={day} day={day} {...(job > 0 && { orderId: job })} />;
}

/** The history of earnings by week and job, newest first. */
function Weeks() {
  const title = usePageTitle();
  const { page, onPage } = useListPage();
  const query = useEarnings(page);
  const { data } = query;
  useLastPage(page, query.isPlaceholderData ? undefined : data?.total, WEEKS_PER_PAGE);
  return (
    <>
      <PageHeader title={title} />
      {data && query.isRefetchError && <RetryNote query={query} text={texts.stale} />}
      {data ? (
        <Stack
          as="section"
          gap={4}
          className={styles.weeks}
          aria-label={texts.weeks}
          aria-busy={query.isPlaceholderData}
        >
          <RefreshLine
            updatedAt={query.dataUpdatedAt}
            isUpdating={query.isFetching}
            onRefresh={() => void query.refetch()}
          />
          {(data.total ?? data.data.length) === 0 && <NoEarnings />}
          {data.data.map((week) => (
            <Week key={week.date_from} week={week} />
          ))}
          <Pages total={data.total} page={page} onPage={onPage} />
        </Stack>
      ) : query.isPending ? (
        <div role="status" aria-busy="true">
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <SkeletonCard height={320} />
        </div>
      ) : (
        <LoadFailed query={query} title={texts.errorTitle} text={texts.errorText} />
      )}
    </>
  );
}

type PagesProps = { total: number | null; page: number; onPage: (page: number) => void };

function Pages({ total, page, onPage }: PagesProps) {
  if (total === null || total <= WEEKS_PER_PAGE) return null;
  return <Pagination page={page} total={total} size={WEEKS_PER_PAGE} label={texts.pages} onPage={onPage} />;
}

function Week({ week }: { week: EarningsWeek }) {
  const id = useId();
  const link = useLink();
  const { date_from, jobs, hours, total } = week;
  return (
    <Card as="section" labelledBy={id} padded={false}>
      <Row as="header" gap={3} align="start" justify="between" className={styles.head}>
        <div>
          <Text as="h2" size={18} id={id}>
            {formatWeek(week)}
          </Text>
          <Muted>
            {texts.jobs(jobs.length)} · {formatPaidHours(hours)}
          </Muted>
        </div>
        <Text size={22} isNumeric weight="strong" className={styles.weekTotal}>
          {formatMoney(total)}
        </Text>
      </Row>
      <ul className={styles.jobs}>
        {jobs.map((job) => (
          <Job key={job.invitation_id} job={job} />
        ))}
      </ul>
      <Row
        as="a"
        gap={3}
        {...link(getWeekStatementPath(date_from))}
        className={classes(styles.job, styles.statement)}
        aria-label={texts.weekStatementOf(formatWeek(week))}
      >
        <Columns as="span" isFilling canShrink isBreaking>
          {texts.weekStatement}
        </Columns>
        <ChevronRightIcon />
      </Row>
    </Card>
  );
}

function Job({ job }: { job: EarningsLine }) {
  const link = useLink();
  const { invitation_id, number, company_name, date, total } = job;
  return (
    <li>
      <Row as="a" gap={3} {...link(href('helper-job-company-details', { id: invitation_id }))} className={styles.job}>
        <Columns as="span" isFilling canShrink isBreaking>
          <Row as="span" gap={3} justify="between" align="stretch">
            <Text as="strong" weight="medium">
              {formatDay(date)} · {number}
            </Text>
            <Text as="span" isNumeric weight="strong">
              {formatMoney(total)}
            </Text>
          </Row>
          <Muted as="span">
            {formatCities(job)} · {formatWork(job)}
          </Muted>
          <Muted as="span">{company_name}</Muted>
        </Columns>
        <VisuallyHidden>{texts.jobDetails(number)}</VisuallyHidden>
        <ChevronRightIcon />
      </Row>
    </li>
  );
}

function formatWork(line: EarningsLine): string {
  if (line.no_show) return texts.noShow;
  return line.is_show_up_pay === true ? texts.showUpPay(formatPaidHours(line.paid_hours)) : formatPaidBreakdown(line);
}

function NoEarnings() {
  const link = useLink();
  return (
    <EmptyState
      title={texts.emptyTitle}
      text={texts.empty}
      action={
        <Button size="large" {...link(href('helper-job-company-accepted'))}>
          {texts.toJobs}
        </Button>
      }
    />
  );
}
