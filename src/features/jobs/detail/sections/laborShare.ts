import type { Crew, OrderCompletion } from '#generated/model';
import { formatNumber } from '#platform/lib/text';
import { detailTexts } from '../texts';

type Cost = { low: number; high: number };

/** Labor cost in cents: paid (without tips), else estimated; undefined until known. */
export function getLaborCost(
  completion: Pick<OrderCompletion, 'payout_total' | 'tips_total'> | null,
  estimate: Pick<Crew, 'labor_min' | 'labor_max'> | undefined,
): Cost | undefined {
  if (completion) {
    const paid = completion.payout_total - completion.tips_total;
    return { low: paid, high: paid };
  }
  return estimate && { low: estimate.labor_min, high: estimate.labor_max };
}

/** The crew's share of the customer's price, "34 %" or "34–38 %"; undefined without a price. All amounts in cents. */
export function formatLaborShare(low: number, high: number, price: number | null): string | undefined {
  if (price === null || price <= 0) return undefined;
  const [from, to] = [formatNumber((low / price) * 100, 0), formatNumber((high / price) * 100, 0)];
  return detailTexts.percent(from === to ? from : `${from}–${to}`);
}
