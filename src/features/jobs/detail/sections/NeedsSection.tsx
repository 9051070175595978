import { getLaborCost, getLaborPercent, type LaborCost } from '#domain/money/crewPay';
import type { Order, OrderItem, OrderCompletion } from '#generated/model';
import { formatMoney, formatMoneyRange, formatRate } from '#platform/lib/money';
import { formatNumber } from '#platform/lib/text';
import { ScrollRegion } from '#platform/ui/layout/ScrollRegion';
import { cardTexts, jobLabels, formatHours, useCrew } from '../../orders';
import { detailTexts } from '../texts';
import { Facts, DetailSection, isDescribed, isKnownFact } from './DetailSection';
import styles from '../detail.module.css';

type Props = {
  order: Order;
  vehicleName: (vehicleTypeId: number) => string | undefined;
  toolName: (toolId: number) => string | undefined;
};

/** Vehicles and their providers, tools and languages. */
export function NeedsSection({ order, vehicleName, toolName }: Props) {
  const vehicles = order.vehicle_requirements.flatMap(({ vehicle_type_id, count, provided_by }) => {
    const name = vehicleName(vehicle_type_id);
    return name === undefined
      ? []
      : [detailTexts.provided(cardTexts.vehicle(count, name), jobLabels.providedBy[provided_by])];
  });
  const tools = order.tool_ids.flatMap((id) => toolName(id) ?? []);
  const languages = order.languages.map((language) => jobLabels.language[language]);
  const isPlain = [...vehicles, ...tools, ...languages].length === 0;
  if (isPlain && !isDescribed(order)) return null;
  return (
    <DetailSection title={detailTexts.needs}>
      {isPlain ? (
        <p className={styles.quiet}>{detailTexts.noNeeds}</p>
      ) : (
        <Facts
          facts={[
            [detailTexts.vehicles, vehicles.join(', ')],
            [detailTexts.tools, tools.join(', ')],
            [detailTexts.languages, languages.join(', ')],
          ]}
        />
      )}
    </DetailSection>
  );
}

/** The items to move: total volume, special care, and the item list if there is one. */
export function Inventory({ order }: { order: Order }) {
  const { move_size, volume_cuft, weight_lb, packing, special_items, items } = order;
  const facts = [
    [detailTexts.size, move_size && jobLabels.moveSize[move_size]],
    [detailTexts.volume, volume_cuft === null ? undefined : cardTexts.volume(formatNumber(volume_cuft))],
    [detailTexts.weight, weight_lb === null ? undefined : detailTexts.pounds(formatNumber(weight_lb))],
    [detailTexts.packing, packing && jobLabels.packing[packing]],
    [detailTexts.special, special_items.map((item) => jobLabels.specialItem[item]).join(', ')],
  ] as const;
  if (items.length === 0 && !facts.some(isKnownFact)) return null;
  const needCare = items.some((item) => describeCare(item) !== '');
  return (
    <DetailSection title={detailTexts.what}>
      <Facts facts={facts} />
      {items.length === 0 ? (
        <p className={styles.quiet}>{detailTexts.noItems}</p>
      ) : (
        <ScrollRegion label={detailTexts.items}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{detailTexts.item}</th>
                <th scope="col" className={styles.number}>
                  {detailTexts.quantity}
                </th>
                <th scope="col">{detailTexts.room}</th>
                {needCare && <th scope="col">{detailTexts.care}</th>}
              </tr>
            </thead>
            <tbody>
              {items.map((item, index) => (
                // Items have no id, and the list does not change while it is shown.
                <tr key={`${item.name} ${index}`}>
                  <td>{item.name}</td>
                  <td className={styles.number}>{item.qty}</td>
                  <td>{item.room}</td>
                  {needCare && <td>{describeCare(item)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </DetailSection>
  );
}

function describeCare({ fragile, disassembly }: OrderItem): string {
  return [fragile && detailTexts.fragile, disassembly && detailTexts.disassembly].filter(Boolean).join(', ');
}

type PaySectionProps = { order: Order; completion: OrderCompletion | null };

/** Offered rates, estimated or actual labor cost, and the customer's price; for the office only. */
export function PaySection({ order, completion }: PaySectionProps) {
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

/**
 * The crew's share of the customer's price, "34%", at the highest rates invited as in every total; undefined without a
 * price. All amounts in cents.
 */
export function formatLaborShare({ high }: LaborCost, price: number | null): string | undefined {
  const percent = getLaborPercent(high, price);
  return percent === null ? undefined : detailTexts.percent(String(percent));
}
