import { namePerson } from '#domain/people/personName';
import type { EarningsLine, EarningsWeek } from '#generated/model';
import { useSettings } from '#platform/config/SettingsContext';
import { isPlanLimit } from '#platform/http/failures';
import { formatMoney } from '#platform/lib/money';
import type { CalendarDate } from '#platform/lib/time/dates';
import { href } from '#platform/routing/links/href';
import { getWeekStatementPath } from '#platform/routing/links/pagePaths';
import { useLink } from '#platform/routing/links/useLink';
import { useSession, useUserZone } from '#platform/session/useSession';
import { useToday } from '#platform/ui/clock/useNow';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { EmptyState, LoadFailed } from '#platform/ui/feedback/states';
import { PrintIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { formatCities, jobLabels } from '../..';
import { useEarningsOfWeek } from '../api';
import {
  formatFullDay,
  formatPaidHours,
  formatShortDay,
  formatWeek,
  listStatementLines,
} from '../model/describeEarnings';
import { earningsTexts as texts } from '../texts';
import styles from './statement.module.css';

type Props = {
  /** Any day of the week. */
  day: CalendarDate;
  /** Only this job. */
  orderId?: number;
};

/** A statement to read, print or save as PDF: how the pay of each job of a week adds up. */
export function Statement({ day, orderId }: Props) {
  const link = useLink();
  const query = useEarningsOfWeek(day);
  const [week] = query.data?.data ?? [];
  const { job, jobs } = chooseJobs(week, orderId);
  const title = job ? texts.jobStatement(job.number) : texts.weekStatement;
  return (
    <div className={styles.page}>
      <Head title={title} canPrint={jobs.length > 0} isInPlan={!isPlanLimit(query.error)} />
      {week && query.isRefetchError && <RetryNote className={styles.note} query={query} text={texts.stale} />}
      {week && jobs.length > 0 ? (
        <Sheet title={title} week={week} jobs={jobs} isOfJob={job !== undefined} />
      ) : (
        <NoSheet query={query} />
      )}
      {job && (
        <Row
          as="a"
          isInline
          isTarget
          above={2}
          weight="medium"
          className={styles.wholeWeek}
          {...link(getWeekStatementPath(day))}
        >
          {texts.wholeWeek}
        </Row>
      )}
    </div>
  );
}

/** The jobs on a statement: one, or all of the week. */
function chooseJobs(week: EarningsWeek | undefined, orderId: number | undefined) {
  const all = week?.jobs ?? [];
  const job = all.find(({ order_id }) => order_id === orderId);
  if (orderId === undefined) return { job: undefined, jobs: all };
  return { job, jobs: job ? [job] : [] };
}

function NoSheet({ query }: { query: ReturnType<typeof useEarningsOfWeek> }) {
  if (query.isPending) {
    return (
      <div role="status" aria-busy="true">
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        <SkeletonCard height={320} />
      </div>
    );
  }
  if (isPlanLimit(query.error)) return <NotInPlan />;
  if (query.data) return <EmptyState text={texts.none} />;
  return <LoadFailed query={query} title={texts.errorTitle} text={texts.errorText} />;
}

/** Explains statements, and the plan that includes them. */
function NotInPlan() {
  const link = useLink();
  return (
    <EmptyState
      title={texts.proTitle}
      text={texts.proText}
      action={
        <Button intent="primary" size="large" {...link(href('helper-settings-subscription'))}>
          {texts.toPlans}
        </Button>
      }
    />
  );
}

type HeadProps = { title: string; canPrint: boolean; isInPlan: boolean };

function Head({ title, canPrint, isInPlan }: HeadProps) {
  const link = useLink();
  return (
    <PageHeader
      title={title}
      back={{ label: texts.back, ...link(href('helper-earnings')) }}
      actions={
        isInPlan && (
          <Button
            intent="primary"
            size="large"
            icon={<PrintIcon />}
            disabled={!canPrint}
            onClick={() => window.print()}
          >
            {texts.print}
          </Button>
        )
      }
    />
  );
}

type SheetProps = { title: string; week: EarningsWeek; jobs: readonly EarningsLine[]; isOfJob: boolean };

function Sheet({ title, week, jobs, isOfJob }: SheetProps) {
  const { productName } = useSettings();
  const user = useSession((session) => session.user);
  const name = user ? namePerson({ ...user, positions: [] }, '') : '';
  const today = useToday(useUserZone());
  return (
    <Stack isCard as="article" gap={5} isBreaking className={styles.sheet} aria-label={texts.sheet}>
      <Row as="header" isWrapping gap={6} rowGap={2} justify="between" align="stretch" className={styles.heading}>
        <div>
          <Text size={18} weight="strong">
            {texts.statementOf(name)}
          </Text>
          <p>{isOfJob ? title : formatWeek(week)}</p>
        </div>
        <Muted>
          {productName}
          <br />
          {texts.created(formatShortDay(today))}
        </Muted>
      </Row>
      {jobs.map((job) => (
        <Job key={job.invitation_id} job={job} />
      ))}
      {!isOfJob && (
        <Row as="p" gap={3} justify="between" isNumeric weight="strong" align="stretch" className={styles.weekTotal}>
          <span>{texts.weekTotal(texts.jobs(jobs.length), formatPaidHours(week.hours))}</span>
          <Text as="strong" lines="one">
            {formatMoney(week.total)}
          </Text>
        </Row>
      )}
    </Stack>
  );
}

function Job({ job }: { job: EarningsLine }) {
  const { number, company_name, branch_name, date, position, total } = job;
  return (
    <section className={styles.job}>
      <Text as="h2" size={16}>
        {formatFullDay(date)}
      </Text>
      <p>{texts.job(number, company_name, branch_name)}</p>
      <Muted>
        {formatCities(job)} · {jobLabels.position[position]}
      </Muted>
      <table className={styles.lines} aria-label={texts.jobStatement(number)}>
        <tbody>
          {listStatementLines(job).map(({ label, note, amount }) => (
            <tr key={label}>
              <th scope="row">
                <span>{label}</span>
                {note !== undefined && (
                  <Muted as="span" isBlock>
                    {note}
                  </Muted>
                )}
              </th>
              <td>{formatMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            <td>{formatMoney(total)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
