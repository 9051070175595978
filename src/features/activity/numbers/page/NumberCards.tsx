import { lazy, useMemo } from 'react';
import type { BranchNumbers, DeclineCount } from '#generated/model';
import { formatNumber } from '#platform/lib/text';
import { formatMonth, type Month } from '#platform/lib/time/months';
import { Link } from '#platform/routing/links/Link';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { Muted, Row } from '#platform/ui/layout/Layout';
import { ScrollRegion } from '#platform/ui/layout/ScrollRegion';
import { LineSample } from '../chart/marks';
import type { ReasonCount } from '../chart/ReasonChart';
import { type Card, formatValue, getJobsPath, nameReason } from '../model/cards';
import { getHeadline, listPoints, getName, type Point } from '../model/shownNumbers';
import { numbersTexts as texts } from '../texts';
import { CardFrame } from './CardFrame';
import styles from './numbers.module.css';

const MonthChart = lazy(async () => ({ default: (await import('../chart/MonthChart')).MonthChart }));

type MonthCardProps = {
  card: Card;
  columns: readonly BranchNumbers[];
  /** The branches of the chart; none for the table. */
  lines: readonly BranchNumbers[];
  months: readonly Month[];
};

/** A number by month, as a chart or a table. */
export function MonthCard({ card, columns, lines, months }: MonthCardProps) {
  const { title, define } = texts.cards[card.name];
  return (
    <CardFrame title={title} define={define} headline={<Headline card={card} branch={columns[0]} months={months} />}>
      {lines.length > 0 ? (
        <Chart title={title} card={card} lines={lines} months={months} />
      ) : (
        <MonthTable title={title} card={card} columns={columns} months={months} />
      )}
    </CardFrame>
  );
}

type HeadlineProps = { card: Card; branch: BranchNumbers | undefined; months: readonly Month[] };

/** The last whole month, compared with the first. */
function Headline({ card, branch, months }: HeadlineProps) {
  const shown = branch && getHeadline(branch, card, months);
  if (!shown) return null;
  const { now, before } = shown;
  return (
    <Row as="p" gap={2} rowGap={0} align="baseline" isWrapping>
      <Link href={now.path} className={styles.value} aria-label={now.words}>
        {formatValue(card, now.value)}
      </Link>
      <span className={styles.compared}>
        <span>{formatMonth(now.month)}</span>
        {before && (
          <>
            <span>{' · '}</span>
            <Link href={before.path}>{texts.was(formatValue(card, before.value), formatMonth(before.month))}</Link>
          </>
        )}
      </span>
    </Row>
  );
}

type ChartProps = { title: string; card: Card; lines: readonly BranchNumbers[]; months: readonly Month[] };

function Chart({ title, card, lines, months }: ChartProps) {
  const shown = useMemo(
    () => lines.map((branch) => ({ name: getName(branch), points: listPoints(branch, card, months) })),
    [lines, card, months],
  );
  return (
    <>
      <LazyBoundary loading={<SkeletonCard height={220} />}>
        <MonthChart title={title} card={card} lines={shown} />
      </LazyBoundary>
      {lines.length > 1 && (
        <Row as="ul" align="stretch" rowGap={1} gap={4} isWrapping tone="secondary" size={13} aria-label={texts.lines}>
          {shown.map(({ name }, line) => (
            <Row as="li" gap={2} key={name}>
              <LineSample line={line} />
              {name}
            </Row>
          ))}
        </Row>
      )}
    </>
  );
}

type MonthTableProps = {
  title: string;
  card: Card;
  columns: readonly BranchNumbers[];
  months: readonly Month[];
};

/** A number by month, the latest first: all branches side by side, or one branch with what its numbers are made of. */
function MonthTable({ title, card, columns, months }: MonthTableProps) {
  const points = columns.map((branch) => listPoints(branch, card, months));
  const isAlone = columns.length === 1;
  const rows = months.map((month, index) => ({ month, cells: points.map((each) => each[index]) })).toReversed();
  return (
    <ScrollRegion label={texts.tableOf(title)}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.month}</th>
            {columns.map((branch) => (
              <th key={branch.branch_id} scope="col" className={styles.number}>
                {getName(branch)}
              </th>
            ))}
            {isAlone && <th scope="col">{texts.madeOf}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ month, cells }, index) => (
            <tr key={month}>
              <th scope="row">{index === 0 ? texts.soFar(formatMonth(month)) : formatMonth(month)}</th>
              {cells.map((point, column) => (
                <td key={columns[column]?.branch_id} className={styles.number}>
                  {point && <Cell card={card} point={point} />}
                </td>
              ))}
              {isAlone && <td>{cells[0]?.parts}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** A number that leads to its list; nothing leads to an empty list. */
function Cell({ card, point: { value, jobs, words, path } }: { card: Card; point: Point }) {
  const text = value === null ? texts.none : card.format(value);
  if (jobs === 0) return text;
  return (
    <Link href={path} aria-label={words}>
      {text}
    </Link>
  );
}

const ReasonChart = lazy(async () => ({ default: (await import('../chart/ReasonChart')).ReasonChart }));

/** The reasons for declining, as a chart or a table. */
export function DeclinesCard({ branch, isTable }: { branch: BranchNumbers; isTable: boolean }) {
  const { title, define } = texts.cards.declines;
  const reasons = useMemo(() => branch.declines.map((each) => toReason(branch, each)), [branch]);
  return (
    <CardFrame title={title} define={define} headline={<Total branch={branch} />}>
      {reasons.length === 0 && <Muted>{texts.declinesEmpty}</Muted>}
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
    <Row as="p" gap={2} rowGap={0} align="baseline" isWrapping>
      <Link href={getJobsPath({ name: 'declines', branchId: branch.branch_id ?? undefined })} className={styles.value}>
        {formatNumber(count)}
      </Link>
      <span className={styles.compared}>{texts.list.all}</span>
    </Row>
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
