import { formatHours, jobLabels, useCrew } from '../../../orders';
import type { Order, OrderCompletion } from '#generated/model';
import { formatMoney, formatMoneyRange, formatRate } from '#platform/lib/money';
import { getLaborCost } from '#domain/money/laborCost';
import { formatLaborShare } from './laborShare';
import { Facts, DetailSection } from './DetailSection';
import { detailTexts } from '../texts';

type Props = { order: Order; completion: OrderCompletion | null };

/** Offered rates, estimated or actual labor cost, and the customer's price; for the office only. */
export function PaySection({ order, completion }: Props) {
  const crew = useCrew(order.order_id).data;
  const { pay_type, offered_rates, min_paid_hours, travel_pay, customer_quote, crew_requirements } = order;
  const rates = crew_requirements.flatMap(({ position }) => {
    const rate = offered_rates[position];
    return rate === undefined ? [] : [[jobLabels.position[position], formatRate(rate)] as const];
  });
  // The results of a canceled job have what it cost.
  const cost = order.closed_state === 'cancelled' ? null : getLaborCost(completion, crew);
  return (
    <DetailSection title={detailTexts.pay} aside={<span>{detailTexts.payType[pay_type]}</span>} office>
      <Facts
        facts={[
          ...rates,
          [detailTexts.minHours, min_paid_hours > 0 ? formatHours(min_paid_hours) : undefined],
          [detailTexts.travelPay, travel_pay > 0 ? formatMoney(travel_pay) : undefined],
          [
            detailTexts.labor,
            completion ? undefined : cost && detailTexts.about(formatMoneyRange(cost.low, cost.high)),
          ],
          [detailTexts.quote, customer_quote === null ? undefined : formatMoney(customer_quote)],
          [detailTexts.laborShare, cost && formatLaborShare(cost.low, cost.high, customer_quote)],
        ]}
      />
    </DetailSection>
  );
}
