import type { BranchNumbers } from '#generated/model';
import { formatMonth, type Month } from '#platform/lib/time/months';
import { Link } from '#platform/routing/links/Link';
import { ScrollRegion } from '#platform/ui/layout/ScrollRegion';
import type { Card } from '../model/cards';
import { listPoints, getName, type Point } from '../model/shownNumbers';
import { numbersTexts as texts } from '../texts';
import styles from './numbers.module.css';

type MonthTableProps = {
  title: string;
  card: Card;
  columns: readonly BranchNumbers[];
  months: readonly Month[];
};

/** A number by month, the latest first: all branches side by side, or one branch with what its numbers are made of. */
export function MonthTable({ title, card, columns, months }: MonthTableProps) {
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
