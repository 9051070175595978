import { useNow } from '#platform/ui/clock/useNow';
import { formatHours, getCancelReason, jobLabels, planHours } from '../../../orders';
import type { OrderCompletion, OrderDetail, PayLine } from '#generated/model';
import { formatMoney } from '#platform/lib/money';
import { formatInstantRange } from '#platform/lib/time/zonedTimes';
import styles from '../detail.module.css';
import { Facts, DetailSection } from './DetailSection';
import { PayTable } from './PayTable';
import { detailTexts } from '../texts';

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
        <ul className={styles.issues} aria-label={detailTexts.issues}>
          {completion.issues.map(({ type, text }) => (
            <li key={`${type} ${text}`}>{detailTexts.issue(jobLabels.issue[type], text)}</li>
          ))}
        </ul>
      )}
    </DetailSection>
  );
}
