import { lazy, useMemo } from 'react';
import type { BranchNumbers, DeclineCount } from '#generated/model';
import { formatNumber } from '#platform/lib/text';
import { Link } from '#platform/routing/links/Link';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import type { ReasonCount } from '../chart/ReasonChart';
import { getJobsPath } from '../model/jobsOfNumber';
import { nameReason } from '../model/nameReason';
import { getName } from '../model/shownNumbers';
import { numbersTexts as texts } from '../texts';
import { CardFrame } from './CardFrame';
import styles from './numbers.module.css';

const ReasonChart = lazy(async () => ({ default: (await import('../chart/ReasonChart')).ReasonChart }));

/** The reasons for declining, as a chart or a table. */
export function DeclinesCard({ branch, isTable }: { branch: BranchNumbers; isTable: boolean }) {
  const { title, define } = texts.cards.declines;
  const reasons = useMemo(() => branch.declines.map((each) => toReason(branch, each)), [branch]);
  return (
    <CardFrame title={title} define={define} headline={<Total branch={branch} />}>
      {reasons.length === 0 && <p className={styles.nothing}>{texts.declinesEmpty}</p>}
      {reasons.length > 0 && isTable && <ReasonTable reasons={reasons} />}
      {reasons.length > 0 && !isTable && (
        <LazyBoundary loading={<SkeletonCard height={220} />}>
          <ReasonChart title={title} reasons={reasons} />
        </LazyBoundary>
      )}
    </CardFrame>
  );
}

/** Everyone who declined. */
function Total({ branch }: { branch: BranchNumbers }) {
  const count = branch.declines.reduce((sum, each) => sum + each.count, 0);
  if (count === 0) return null;
  return (
    <p className={styles.headline}>
      <Link href={getJobsPath({ name: 'declines', branchId: branch.branch_id ?? undefined })} className={styles.value}>
        {formatNumber(count)}
      </Link>
      <span className={styles.compared}>{texts.list.all}</span>
    </p>
  );
}

function ReasonTable({ reasons }: { reasons: readonly ReasonCount[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts.reason}</th>
          <th scope="col" className={styles.number}>
            {texts.peopleHead}
          </th>
        </tr>
      </thead>
      <tbody>
        {reasons.map(({ reason, label, count, words, path }) => (
          <tr key={reason}>
            <th scope="row">{label}</th>
            <td className={styles.number}>
              <Link href={path} aria-label={words}>
                {formatNumber(count)}
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function toReason(branch: BranchNumbers, { reason, count }: DeclineCount): ReasonCount {
  const label = nameReason(reason);
  return {
    reason,
    label,
    count,
    words: texts.is(texts.ofBranch(getName(branch), label), texts.people(count), ''),
    path: getJobsPath({ name: 'declines', reason, branchId: branch.branch_id ?? undefined }),
  };
}
