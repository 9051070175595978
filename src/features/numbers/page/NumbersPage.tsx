import type { ReactNode } from 'react';
import type { CompanyNumbers } from '#generated/model';
import { usePageTitle } from '#platform/routing/currentRoute';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { useQueryParams } from '#platform/routing/useQuery';
import { PartBoundary } from '#platform/ui/boundaries/PartBoundary';
import { EmptyState } from '#platform/ui/feedback/EmptyState';
import { LoadFailed } from '#platform/ui/feedback/LoadFailed';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { Button } from '#platform/ui/inputs/Button';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { formatMonth, type Month } from '#platform/lib/time/months';
import { useCompanyNumbers } from '../api';
import { listColumns, listShownMonths } from '../model/shownNumbers';
import { numbersTexts as texts } from '../texts';
import { Cards } from './Cards';
import { DownloadButton } from './DownloadButton';
import styles from './numbers.module.css';
import { NumbersToolbar } from './NumbersToolbar';

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
    <div role="status" className={styles.cards}>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {[0, 1, 2, 3].map((index) => (
        <SkeletonCard key={index} height={340} />
      ))}
    </div>
  );
}
