import { getPercent } from '#domain/numbers/statistics';
import type { Crew, OrderCompletion } from '#generated/model';

/** Cents; the same twice once it is known. */
export type LaborCost = { low: number; high: number };

/** Labor cost of a job: paid (without tips), else estimated; undefined until known. */
export function getLaborCost(
  completion: Pick<OrderCompletion, 'payout_total' | 'tips_total'> | null,
  estimate: Pick<Crew, 'labor_min' | 'labor_max'> | undefined,
): LaborCost | undefined {
  if (completion) {
    const paid = completion.payout_total - completion.tips_total;
    return { low: paid, high: paid };
  }
  if (!estimate || estimate.labor_min === null || estimate.labor_max === null) return undefined;
  return { low: estimate.labor_min, high: estimate.labor_max };
}

/** Whole percent of a price that labor takes; null without a price. Both in cents. */
export function getLaborPercent(labor: number, price: number | null): number | null {
  return getPercent(labor, price ?? 0);
}
