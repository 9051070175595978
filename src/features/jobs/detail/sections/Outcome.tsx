import { namePerson } from '#domain/people/personName';
import type { OrderCompletion, OrderDetail, PayLine, CrewRating, Order } from '#generated/model';
import { formatMoney, formatRate } from '#platform/lib/money';
import { formatInstantRange } from '#platform/lib/time/zonedTimes';
import { classes } from '#platform/ui/classes';
import { useNow } from '#platform/ui/clock/useNow';
import { Muted, Text } from '#platform/ui/layout/Layout';
import { ScrollRegion } from '#platform/ui/layout/ScrollRegion';
import { WorkAgain } from '../../closing';
import { formatHours, getCancelReason, jobLabels, planHours } from '../../orders';
import { detailTexts } from '../texts';
import { Facts, DetailSection } from './DetailSection';
import styles from '../detail.module.css';

/** The outcome of a closed job: hours and pay if completed, the reason if canceled. */
export function Outcome({ detail }: { detail: OrderDetail }) {
  if (detail.order.closed_state === 'cancelled') return <Cancelled detail={detail} />;
  return detail.completion && <Completed detail={detail} completion={detail.completion} />;
}

function Cancelled({ detail }: { detail: OrderDetail }) {
  const { order, cancel_reason, cancel_comment } = detail;
  const lines = detail.show_up_pay ?? [];
  return (
    <DetailSection title={detailTexts.outcome} place="first" office>
      <Facts
        facts={[
          [detailTexts.cancelReason, getCancelReason(cancel_reason)],
          [detailTexts.cancelComment, cancel_comment],
          [detailTexts.showUpPay, formatShowUpPay(detail)],
        ]}
      />
      {lines.length > 0 && (
        <PayTable order={order} lines={lines} label={detailTexts.showUpPay} total={sumTotals(lines)} />
      )}
    </DetailSection>
  );
}

/** The total, or the hours of each if the provider sends no amounts; undefined if it sends neither. */
function formatShowUpPay({ show_up_pay, show_up_pay_hours: hours }: OrderDetail): string | undefined {
  if (hours === 0 || show_up_pay?.length === 0) return detailTexts.none;
  if (show_up_pay) return formatMoney(sumTotals(show_up_pay));
  return hours === null ? undefined : detailTexts.hoursEach(hours);
}

const sumTotals = (lines: readonly PayLine[]): number => lines.reduce((sum, { total }) => sum + total, 0);

function Completed({ detail: { order }, completion }: { detail: OrderDetail; completion: OrderCompletion }) {
  const { actual_start_at, actual_end_at, break_minutes, actual_hours, payout_total, tips_total } = completion;
  const onSite = formatInstantRange(actual_start_at, actual_end_at, order.timezone, useNow());
  const planned = planHours(order);
  const pause = break_minutes > 0 ? [detailTexts.break(break_minutes)] : [];
  return (
    <DetailSection title={detailTexts.outcome} place="first" office>
      <Facts
        facts={[
          [detailTexts.onSite, [onSite, ...pause].join(', ')],
          [
            detailTexts.hours,
            planned === undefined
              ? formatHours(actual_hours)
              : detailTexts.plannedActual(formatHours(planned), formatHours(actual_hours)),
          ],
          [detailTexts.crewPay, formatMoney(payout_total)],
          [detailTexts.tips, tips_total > 0 ? formatMoney(tips_total) : undefined],
          [detailTexts.signature, completion.customer_signature_name],
          [detailTexts.closingNotes, completion.notes],
        ]}
      />
      <PayTable order={order} lines={completion.lines} label={detailTexts.crewPay} total={payout_total} hasExtra />
      {completion.issues.length > 0 && (
        <Text as="ul" tone="danger" above={3} aria-label={detailTexts.issues}>
          {completion.issues.map(({ type, text }) => (
            <li key={`${type} ${text}`}>{detailTexts.issue(jobLabels.issue[type], text)}</li>
          ))}
        </Text>
      )}
    </DetailSection>
  );
}

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
function PayTable({ order, lines, label, total, hasExtra = false }: Props) {
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
        <Muted as="span" isBlock size={12}>
          {line.no_show ? detailTexts.noShow : jobLabels.position[line.position]}
        </Muted>
        {line.rating && (
          <Muted as="span" isBlock size={12}>
            {formatRating(line.rating)}
          </Muted>
        )}
        <WorkAgain order={order} line={line} />
        <Muted as="span" isBlock size={12} className={styles.phoneOnly}>
          {detailTexts.sum(hours, rate, extra)}
        </Muted>
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
