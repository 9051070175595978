import { namePerson } from '#domain/people/personName';
import type { CrewRating, Order, PayLine } from '#generated/model';
import { formatMoney, formatRate } from '#platform/lib/money';
import { classes } from '#platform/ui/classes';
import { ScrollRegion } from '#platform/ui/layout/ScrollRegion';
import { WorkAgain } from '../../../closing';
import { formatHours, jobLabels } from '../../../orders';
import styles from '../detail.module.css';
import { detailTexts } from '../texts';

type Props = {
  order: Order;
  lines: readonly PayLine[];
  /** Name of the table and of its sum. */
  label: string;
  total: number;
  /** Shows travel pay, bonus and tip. */
  hasExtra?: boolean;
};

/** The pay of each person of a closed job. On a phone the numbers are below the name. */
export function PayTable({ order, lines, label, total, hasExtra = false }: Props) {
  const { person, paidHours, rate, extra, total: sum } = detailTexts;
  const heads = [paidHours, rate, ...(hasExtra ? [extra] : [])];
  return (
    <ScrollRegion label={label}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{person}</th>
            {heads.map((head) => (
              <th key={head} scope="col" className={wide}>
                {head}
              </th>
            ))}
            <th scope="col" className={styles.number}>
              {sum}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <PayRow key={line.invitation_id} order={order} line={line} hasExtra={hasExtra} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{label}</th>
            <td colSpan={heads.length} className={wide} />
            <td className={styles.number}>{formatMoney(total)}</td>
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  );
}

const wide = classes(styles.number, styles.wideOnly);

type RowProps = { order: Order; line: PayLine; hasExtra: boolean };

function PayRow({ order, line, hasExtra }: RowProps) {
  const [hours, rate] = [formatHours(line.paid_hours), formatRate(line.hourly_rate)];
  const extra = hasExtra ? formatMoney(line.travel_pay + line.bonus + line.tip) : undefined;
  return (
    <tr>
      <td>
        <span>{namePerson(line)}</span>
        <span className={styles.under}>{line.no_show ? detailTexts.noShow : jobLabels.position[line.position]}</span>
        {line.rating && <span className={styles.under}>{formatRating(line.rating)}</span>}
        <WorkAgain order={order} line={line} />
        <span className={classes(styles.under, styles.phoneOnly)}>{detailTexts.sum(hours, rate, extra)}</span>
      </td>
      <td className={wide}>{hours}</td>
      <td className={wide}>{rate}</td>
      {extra !== undefined && <td className={wide}>{extra}</td>}
      <td className={styles.number}>{formatMoney(line.total)}</td>
    </tr>
  );
}

/** The stars the office gave, and what it wrote. */
function formatRating({ stars, comment = '' }: CrewRating): string {
  return [detailTexts.stars(stars), comment.trim()].filter(Boolean).join(' · ');
}
