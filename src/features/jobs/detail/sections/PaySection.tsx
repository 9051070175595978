import { formatHours, jobLabels, useCrew } from '../../../orders';
import type { Order, OrderCompletion } from '#generated/model';
import { formatMoney, formatMoneyRange, formatRate } from '#platform/lib/money';
import { getLaborCost } from '#domain/money/laborCost';
import { formatLaborShare } from './laborShare';
import { Facts, DetailSection, isKnownFact } from './DetailSection';
import { detailTexts } from '../texts';

type Props = { order: Order; completion: OrderCompletion | null };

/** Offered rates, estimated or actual labor cost, and the customer's price; for the office only. */
export function PaySection({ order, completion }: Props) {
  const crew = useCrew(order.order_id).data;
  const { pay_type, offered_rates, min_paid_hours, travel_pay, customer_quote, crew_requirements } = order;
  const rates = crew_requirements.flatMap(({ position }) => {
    const rate = offered_rates?.[position];
    return rate === undefined ? [] : [[jobLabels.position[position], formatRate(rate)] as const];
  });
  // The results of a canceled job have what it cost.
  const cost = order.closed_state === 'cancelled' ? null : getLaborCost(completion, crew);
  const facts = [
    ...rates,
    [detailTexts.minHours, formatPositive(min_paid_hours, formatHours)],
    [detailTexts.travelPay, formatPositive(travel_pay, formatMoney)],
    [detailTexts.labor, completion ? undefined : cost && detailTexts.about(formatMoneyRange(cost.low, cost.high))],
    [detailTexts.quote, customer_quote === null ? undefined : formatMoney(customer_quote)],
    [detailTexts.laborShare, cost && formatLaborShare(cost, customer_quote)],
  ] as const;
  if (pay_type === null && !facts.some(isKnownFact)) return null;
  return (
    <DetailSection
      title={detailTexts.pay}
      aside={pay_type !== null && <span>{detailTexts.payType[pay_type]}</span>}
      office
    >
      <Facts facts={facts} />
    </DetailSection>
  );
}

const formatPositive = (value: number | null, format: (value: number) => string) =>
  value === null || value === 0 ? undefined : format(value);
