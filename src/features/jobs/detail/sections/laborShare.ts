import { getLaborPercent } from '#domain/money/laborCost';
import { detailTexts } from '../texts';

/** The crew's share of the customer's price, "34 %" or "34–38 %"; undefined without a price. All amounts in cents. */
export function formatLaborShare(low: number, high: number, price: number | null): string | undefined {
  const [from, to] = [getLaborPercent(low, price), getLaborPercent(high, price)];
  if (from === null || to === null) return undefined;
  return detailTexts.percent(from === to ? String(from) : `${from}–${to}`);
}
