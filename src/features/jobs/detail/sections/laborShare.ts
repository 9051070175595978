import { getLaborPercent, type LaborCost } from '#domain/money/laborCost';
import { detailTexts } from '../texts';

/**
 * The crew's share of the customer's price, "34%", at the highest rates invited as in every total; undefined without a
 * price. All amounts in cents.
 */
export function formatLaborShare({ high }: LaborCost, price: number | null): string | undefined {
  const percent = getLaborPercent(high, price);
  return percent === null ? undefined : detailTexts.percent(String(percent));
}
