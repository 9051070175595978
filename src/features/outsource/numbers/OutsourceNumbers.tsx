import { useId, useState } from 'react';
import type { OutsourceMonth } from '#generated/model';
import { formatNumber } from '#platform/lib/text';
import { formatMonth } from '#platform/lib/time/months';
import { formatSpan } from '#platform/lib/time/timeLeft';
import { PartBoundary } from '#platform/ui/boundaries/PartBoundary';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { LoadFailed } from '#platform/ui/feedback/states';
import { Button } from '#platform/ui/inputs/Button';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { useMobile } from '#platform/ui/layout/useMobile';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { useOutsourceNumbers } from '../offersApi';
import { numbersTexts as texts } from '../parts/texts';
import styles from './numbers.module.css';

const minute = 60_000;

/** Months with offers, the latest first, the branches of each by name. */
function sortMonths(months: readonly OutsourceMonth[]): OutsourceMonth[] {
  return months
    .filter(({ offers }) => offers > 0)
    .toSorted((one, other) => other.month.localeCompare(one.month) || one.branch_name.localeCompare(other.branch_name));
}

/** The rows of the latest `count` months. */
function keepLatest(rows: readonly OutsourceMonth[], count: number): OutsourceMonth[] {
  const latest = new Set(listRowMonths(rows).slice(0, count));
  return rows.filter(({ month }) => latest.has(month));
}

/** Each month once, in the order of the rows. */
function listRowMonths(rows: readonly OutsourceMonth[]): string[] {
  return [...new Set(rows.map(({ month }) => month))];
}

function formatTimeToFill({ median_minutes_to_fill: median }: OutsourceMonth): string {
  return median === null ? texts.none : formatSpan(median * minute);
}

function formatApplicants({ applicants_per_offer }: OutsourceMonth): string {
  return formatNumber(applicants_per_offer, 1);
}

function formatAcceptance({ acceptance_percent }: OutsourceMonth): string {
  return acceptance_percent === null ? texts.none : texts.percent(acceptance_percent);
}

/** Outsourcing results of all branches, for the owner. */
export function OutsourceNumbers() {
  const titleId = useId();
  const query = useOutsourceNumbers();
  return (
    <Stack isCard as="section" gap={3} align="start" className={styles.panel} aria-labelledby={titleId}>
      <Text as="h2" size={16} id={titleId}>
        {texts.title}
      </Text>
      {query.isRefetchError && query.data && <RetryNote query={query} text={texts.stale} />}
      {query.isPending && <NumbersSkeleton />}
      {!query.isPending && !query.data && <LoadFailed query={query} text={texts.errorText} />}
      {query.data && (
        <PartBoundary operation="getOutsourceNumbers" of={query.data} onRetry={() => void query.refetch()}>
          <Months months={query.data} />
        </PartBoundary>
      )}
    </Stack>
  );
}

/** Months shown at first. */
const firstMonths = 3;

function Months({ months }: { months: readonly OutsourceMonth[] }) {
  const [isWhole, setWhole] = useState(false);
  const Shape = useMobile() ? List : Table;
  const rows = sortMonths(months);
  const count = listRowMonths(rows).length;
  if (count === 0) return <Muted>{texts.empty}</Muted>;
  return (
    <>
      <Shape rows={isWhole ? rows : keepLatest(rows, firstMonths)} />
      {count > firstMonths && (
        <Button size="small" variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? texts.showLess : texts.showAll(count)}
        </Button>
      )}
      <Definitions />
    </>
  );
}

const columns: readonly { name: () => string; format: (month: OutsourceMonth) => string }[] = [
  { name: () => texts.offers, format: ({ offers }) => String(offers) },
  { name: () => texts.filled, format: ({ filled }) => String(filled) },
  { name: () => texts.timeToFill, format: formatTimeToFill },
  { name: () => texts.applicants, format: formatApplicants },
  { name: () => texts.acceptance, format: formatAcceptance },
];

function Table({ rows }: { rows: readonly OutsourceMonth[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts.month}</th>
          <th scope="col">{texts.branch}</th>
          {columns.map(({ name }) => (
            <th key={name()} scope="col" className={styles.number}>
              {name()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.month} ${row.branch_id}`}>
            <td>{formatMonth(row.month)}</td>
            <th scope="row">{row.branch_name}</th>
            {columns.map(({ name, format }) => (
              <td key={name()} className={styles.number}>
                {format(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same facts below each other, because a table is wider than a phone. */
function List({ rows }: { rows: readonly OutsourceMonth[] }) {
  return (
    <Stack as="ul" gap={4}>
      {rows.map((row) => (
        <li key={`${row.month} ${row.branch_id}`}>
          <Text as="h3" size={14} below={1}>
            {texts.monthOf(formatMonth(row.month), row.branch_name)}
          </Text>
          <Text as="dl" isNumeric>
            {columns.map(({ name, format }) => (
              <Row gap={3} align="stretch" justify="between" key={name()}>
                <Muted as="dt" size={13}>
                  {name()}
                </Muted>
                <dd>{format(row)}</dd>
              </Row>
            ))}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

function Definitions() {
  const { define } = texts;
  const terms = [
    [texts.month, define.month],
    [texts.timeToFill, define.timeToFill],
    [texts.applicants, define.applicants],
    [texts.acceptance, define.acceptance],
  ] as const;
  return (
    <details className={styles.definitions}>
      <summary>{texts.definitions}</summary>
      <Columns as="dl" gap={2} above={2}>
        {terms.map(([term, meaning]) => (
          <div key={term}>
            <Text as="dt" tone="ink" weight="medium">
              {term}
            </Text>
            <dd>{meaning}</dd>
          </div>
        ))}
      </Columns>
    </details>
  );
}

function NumbersSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <SkeletonLine height={96} />
    </div>
  );
}
