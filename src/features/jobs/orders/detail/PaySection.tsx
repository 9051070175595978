import type { Order } from '../../../../generated/model';
import { formatMoney, formatMoneyRange, formatRate } from '../../../../platform/lib/money';
import { useCrew } from '../../api';
import { formatHours } from '../../parts/cardWords';
import { words } from '../../parts/words';
import { formatLaborShare } from './laborShare';
import { Facts, DetailSection } from './DetailSection';
import { detailTexts } from './texts';

/** Offered rates, labor cost and the customer's price; for the office only. */
export function PaySection({ order }: { order: Order }) {
  const crew = useCrew(order.order_id).data;
  const { pay_type, offered_rates, min_paid_hours, travel_pay, customer_quote, crew_requirements } = order;
  const rates = crew_requirements.flatMap(({ position }) => {
    const rate = offered_rates[position];
    return rate === undefined ? [] : [[words.position[position], formatRate(rate)] as const];
  });
  const labor = crew && detailTexts.about(formatMoneyRange(crew.labor_min, crew.labor_max));
  return (
    <DetailSection title={detailTexts.pay} aside={<span>{detailTexts.payType[pay_type]}</span>} office>
      <Facts
        facts={[
          ...rates,
          [detailTexts.minHours, min_paid_hours > 0 ? formatHours(min_paid_hours) : undefined],
          [detailTexts.travelPay, travel_pay > 0 ? formatMoney(travel_pay) : undefined],
          [detailTexts.labor, labor],
          [detailTexts.quote, customer_quote === null ? undefined : formatMoney(customer_quote)],
          [detailTexts.laborShare, crew && formatLaborShare(crew.labor_min, crew.labor_max, customer_quote)],
        ]}
      />
    </DetailSection>
  );
}
