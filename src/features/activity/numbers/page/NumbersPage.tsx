import type { ReactNode } from 'react';
import { namePerson } from '#domain/people/personName';
import type { CompanyNumbers, BranchNumbers, TopHelper } from '#generated/model';
import { saveFile } from '#platform/lib/device/saveFile';
import { formatNumber } from '#platform/lib/text';
import { formatMonth, type Month } from '#platform/lib/time/months';
import { usePageTitle } from '#platform/routing/currentRoute';
import { href } from '#platform/routing/links/href';
import { Link } from '#platform/routing/links/Link';
import { useLink } from '#platform/routing/links/useLink';
import { useQueryParams } from '#platform/routing/useQuery';
import { PartBoundary } from '#platform/ui/boundaries/PartBoundary';
import { ChoiceChip } from '#platform/ui/choices/MenuChip';
import { Avatar } from '#platform/ui/data/Avatar';
import { Chip } from '#platform/ui/data/Chip';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { EmptyState, LoadFailed } from '#platform/ui/feedback/states';
import { DownloadIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Columns, Muted, Row } from '#platform/ui/layout/Layout';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { ScrollRegion } from '#platform/ui/layout/ScrollRegion';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { showToast } from '#platform/ui/messages/toasts';
import { useCompanyNumbers } from '../api';
import { getCard, getJobsPath } from '../model/cards';
import {
  listColumns,
  listShownMonths,
  enoughJobs,
  hasEnough,
  listLines,
  monthlyNumbers,
  getName,
  getNumbersFileName,
  toNumbersCsv,
} from '../model/shownNumbers';
import { numbersTexts as texts } from '../texts';
import { CardFrame } from './CardFrame';
import { DeclinesCard, MonthCard } from './NumberCards';
import styles from './numbers.module.css';

/** Numbers of the last twelve months for the owner: `?branch=1` for one branch, `?view=table` without charts. */
export default function NumbersPage() {
  const query = useCompanyNumbers();
  const title = usePageTitle();
  if (query.data)
    return (
      <PartBoundary operation="getCompanyNumbers" of={query.data} onRetry={() => void query.refetch()}>
        <Numbers title={title} numbers={query.data}>
          {query.isRefetchError && <RetryNote query={query} text={texts.stale} />}
        </Numbers>
      </PartBoundary>
    );
  return (
    <>
      <PageHeader title={title} />
      {query.isPending ? <NumbersSkeleton /> : <LoadFailed query={query} text={texts.failed} />}
    </>
  );
}

type NumbersProps = { title: string; numbers: CompanyNumbers; children: ReactNode };

function Numbers({ title, numbers, children }: NumbersProps) {
  const [read] = useQueryParams();
  const months = listShownMonths(numbers.company);
  if (months.length === 0)
    return (
      <>
        <PageHeader title={title} />
        {children}
        <NoNumbers />
      </>
    );
  const columns = listColumns(numbers, Number(read('branch')));
  return (
    <>
      <PageHeader
        title={title}
        subtitle={describeMonths(months)}
        actions={<DownloadButton branches={numbers.branches} months={months} />}
      />
      {children}
      <NumbersToolbar branches={numbers.branches} />
      <Cards columns={columns} months={months} isTable={read('view') === 'table'} />
    </>
  );
}

/** "Jun 2026 to Nov 2026 · Nov 2026 isn’t over yet" */
function describeMonths(months: readonly Month[]): string {
  const [first = '', last = ''] = [months[0], months.at(-1)].map((month) => formatMonth(month ?? ''));
  return [months.length > 1 && texts.span(first, last), texts.notOver(last)].filter(Boolean).join(' · ');
}

function NoNumbers() {
  const link = useLink();
  return (
    <EmptyState
      title={texts.emptyTitle}
      text={texts.empty}
      action={<Button {...link(href('company-job'))}>{texts.toJobs}</Button>}
    />
  );
}

function NumbersSkeleton() {
  return (
    <Columns gap={4} role="status" className={styles.cards}>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {[0, 1, 2, 3].map((index) => (
        <SkeletonCard key={index} height={340} />
      ))}
    </Columns>
  );
}

type CardsProps = {
  /** All branches together and each, or one branch. */
  columns: readonly BranchNumbers[];
  months: readonly Month[];
  isTable: boolean;
};

/** All numbers. A branch with few jobs is named instead of drawn. */
function Cards({ columns, months, isTable }: CardsProps) {
  const [first] = columns;
  if (!first) return null;
  const lines = isTable ? [] : listLines(columns);
  return (
    <>
      {!isTable && <FewJobs columns={columns} />}
      <Columns gap={4} className={styles.cards}>
        {monthlyNumbers.map((name) => (
          <MonthCard key={name} card={getCard(name)} columns={columns} lines={lines} months={months} />
        ))}
        <DeclinesCard branch={first} isTable={lines.length === 0} />
        <TopHelpersCard branch={first} />
      </Columns>
    </>
  );
}

/** Names the branches that have too few jobs for a chart. */
function FewJobs({ columns }: { columns: readonly BranchNumbers[] }) {
  const branches = columns.length > 1 ? columns.slice(1) : columns;
  const few = branches.filter((branch) => !hasEnough(branch));
  return (
    <>
      {few.map((branch) => (
        <Muted below={4} key={branch.branch_id}>
          {texts.little(getName(branch), branch.jobs, enoughJobs)}
        </Muted>
      ))}
    </>
  );
}

/** The people who worked the most. A table in either view. */
function TopHelpersCard({ branch }: { branch: BranchNumbers }) {
  return (
    <CardFrame title={texts.helpers} define={texts.defineHelpers}>
      {branch.top_helpers.length === 0 ? (
        <Muted>{texts.helpersEmpty}</Muted>
      ) : (
        <ScrollRegion label={texts.tableOf(texts.helpers)}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{texts.person}</th>
                <th scope="col" className={styles.number}>
                  {texts.jobs}
                </th>
                <th scope="col" className={styles.number}>
                  {texts.paidHours}
                </th>
                <th scope="col" className={styles.number}>
                  {texts.starsHead}
                </th>
              </tr>
            </thead>
            <tbody>
              {branch.top_helpers.map((helper) => (
                <HelperRow key={helper.user_id} helper={helper} branchId={branch.branch_id ?? undefined} />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </CardFrame>
  );
}

function HelperRow({ helper, branchId }: { helper: TopHelper; branchId: number | undefined }) {
  const { user_id: personId, jobs, hours, rating, avatar_url } = helper;
  const name = namePerson(helper);
  return (
    <tr>
      <th scope="row">
        <Row as="span" gap={2} className={styles.person}>
          <Avatar name={name} photoUrl={avatar_url} size={28} />
          {name}
        </Row>
      </th>
      <td className={styles.number}>
        <Link href={getJobsPath({ name: 'jobs_done', personId, branchId })} aria-label={texts.helperJobs(name, jobs)}>
          {formatNumber(jobs)}
        </Link>
      </td>
      <td className={styles.number}>{texts.hours(formatNumber(hours))}</td>
      <td className={styles.number}>{rating === null ? texts.fewRatings : formatNumber(rating, 1)}</td>
    </tr>
  );
}

type DownloadProps = { branches: readonly BranchNumbers[]; months: readonly Month[] };

/** Downloads every number by branch and month. */
function DownloadButton({ branches, months }: DownloadProps) {
  const download = () => {
    const name = getNumbersFileName(months);
    saveFile(name, 'text/csv;charset=utf-8', toNumbersCsv(branches, months));
    showToast({ message: texts.downloaded(name), intent: 'success' });
  };
  return (
    <Button variant="outline" icon={<DownloadIcon />} className={styles.download} onClick={download}>
      {texts.download}
    </Button>
  );
}

/** The choice of a branch, and of charts or tables. */
function NumbersToolbar({ branches }: { branches: readonly BranchNumbers[] }) {
  const [read, change] = useQueryParams();
  const isTable = read('view') === 'table';
  return (
    <Row below={4} gap={3} justify="between" isWrapping className={styles.toolbar}>
      {branches.length > 1 && (
        <ChoiceChip
          label={texts.branch}
          any={texts.allBranches}
          choices={branches.map(({ branch_id, branch_name }) => ({ value: String(branch_id), text: branch_name }))}
          chosen={read('branch') ?? undefined}
          onChoose={(branch) => change({ branch })}
        />
      )}
      <Row align="stretch" gap={2} isAtEnd role="group" aria-label={texts.showAs}>
        <Chip label={texts.chart} selected={!isTable} onClick={() => change({ view: null })} />
        <Chip label={texts.table} selected={isTable} onClick={() => change({ view: 'table' })} />
      </Row>
    </Row>
  );
}
