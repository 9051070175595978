import { useNow } from '#platform/ui/clock/useNow';
import { formatHours, getCancelReason, jobLabels } from '../../../orders';
import { WorkAgain } from '../../../closing';
import { fullName } from '#platform/lib/text';
import type { CrewRating, Order, OrderCompletion, OrderDetail, PayLine } from '#generated/model';
import { formatMoney, formatRate } from '#platform/lib/money';
import { getPlannedHours } from '#domain/time/workDays';
import { formatInstantRange } from '#platform/lib/time/zonedTimes';
import { classes } from '#platform/ui/classes';
import { ScrollRegion } from '#platform/ui/layout/ScrollRegion';
import styles from '../detail.module.css';
import { Facts, DetailSection } from './DetailSection';
import { detailTexts } from '../texts';

/** The outcome of a closed job: hours and pay if completed, the reason if canceled. */
export function Outcome({ detail }: { detail: OrderDetail }) {
  if (detail.order.closed_state === 'cancelled') return <Cancelled detail={detail} />;
  return detail.completion && <Completed detail={detail} completion={detail.completion} />;
}

function Cancelled({ detail }: { detail: OrderDetail }) {
  const { cancel_reason, cancel_comment, show_up_pay_hours } = detail;
  return (
    <DetailSection title={detailTexts.outcome} place="first" office>
      <Facts
        facts={[
          [detailTexts.cancelReason, getCancelReason(cancel_reason)],
          [detailTexts.cancelComment, cancel_comment],
          [
            detailTexts.showUpPay,
            show_up_pay_hours === 0 ? detailTexts.none : detailTexts.hoursEach(show_up_pay_hours),
          ],
        ]}
      />
    </DetailSection>
  );
}

function Completed({ detail: { order }, completion }: { detail: OrderDetail; completion: OrderCompletion }) {
  const { actual_start_at, actual_end_at, break_minutes, actual_hours, payout_total, tips_total } = completion;
  const onSite = formatInstantRange(actual_start_at, actual_end_at, order.timezone, useNow());
  const pause = break_minutes > 0 ? [detailTexts.break(break_minutes)] : [];
  return (
    <DetailSection title={detailTexts.outcome} place="first" office>
      <Facts
        facts={[
          [detailTexts.onSite, [onSite, ...pause].join(', ')],
          [
            detailTexts.hours,
            detailTexts.plannedActual(formatHours(getPlannedHours(order)), formatHours(actual_hours)),
          ],
          [detailTexts.crewPay, formatMoney(payout_total)],
          [detailTexts.tips, tips_total > 0 ? formatMoney(tips_total) : undefined],
          [detailTexts.signature, completion.customer_signature_name],
          [detailTexts.closingNotes, completion.notes],
        ]}
      />
      <PayTable order={order} lines={completion.lines} total={payout_total} />
      {completion.issues.length > 0 && (
        <ul className={styles.issues} aria-label={detailTexts.issues}>
          {completion.issues.map(({ type, text }) => (
            <li key={`${type} ${text}`}>{detailTexts.issue(jobLabels.issue[type], text)}</li>
          ))}
        </ul>
      )}
    </DetailSection>
  );
}

/** The stars the office gave, and what it wrote. */
function formatRating({ stars, comment = '' }: CrewRating): string {
  return [detailTexts.stars(stars), comment.trim()].filter(Boolean).join(' · ');
}

type PayTableProps = { order: Order; lines: readonly PayLine[]; total: number };

function PayTable({ order, lines, total }: PayTableProps) {
  const { person, paidHours, rate, extra, total: sum } = detailTexts;
  // On a phone the three numbers are below the name.
  const wide = classes(styles.number, styles.wideOnly);
  return (
    <ScrollRegion label={detailTexts.crewPay}>
      <table className={styles.table} aria-label={detailTexts.crewPay}>
        <thead>
          <tr>
            <th scope="col">{person}</th>
            {[paidHours, rate, extra].map((head) => (
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
            <tr key={line.invitation_id}>
              <td>
                {fullName(line)}
                <span className={styles.under}>
                  {line.no_show ? detailTexts.noShow : jobLabels.position[line.position]}
                </span>
                {line.rating && <span className={styles.under}>{formatRating(line.rating)}</span>}
                <WorkAgain order={order} line={line} />
                <span className={classes(styles.under, styles.phoneOnly)}>
                  {detailTexts.sum(
                    formatHours(line.paid_hours),
                    formatRate(line.hourly_rate),
                    formatMoney(line.travel_pay + line.bonus + line.tip),
                  )}
                </span>
              </td>
              <td className={wide}>{formatHours(line.paid_hours)}</td>
              <td className={wide}>{formatRate(line.hourly_rate)}</td>
              <td className={wide}>{formatMoney(line.travel_pay + line.bonus + line.tip)}</td>
              <td className={styles.number}>{formatMoney(line.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{detailTexts.crewPay}</th>
            <td colSpan={3} className={wide} />
            <td className={styles.number}>{formatMoney(total)}</td>
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  );
}
