import { lazy, useMemo } from 'react';
import type { BranchNumbers } from '#generated/model';
import { formatMonth, type Month } from '#platform/lib/time/months';
import { Link } from '#platform/routing/links/Link';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { LineSample } from '../chart/marks';
import { type Card, formatValue } from '../model/cards';
import { getHeadline, listPoints, getName } from '../model/shownNumbers';
import { numbersTexts as texts } from '../texts';
import { CardFrame } from './CardFrame';
import { MonthTable } from './MonthTable';
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
    <p className={styles.headline}>
      <Link href={now.path} className={styles.value} aria-label={now.words}>
        {formatValue(card, now.value)}
      </Link>
      <span className={styles.compared}>
        <span>{formatMonth(now.month)}</span>
        {before && (
          <>
            {' · '}
            <Link href={before.path}>{texts.was(formatValue(card, before.value), formatMonth(before.month))}</Link>
          </>
        )}
      </span>
    </p>
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
        <ul className={styles.legend} aria-label={texts.lines}>
          {shown.map(({ name }, line) => (
            <li key={name}>
              <LineSample line={line} />
              {name}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
