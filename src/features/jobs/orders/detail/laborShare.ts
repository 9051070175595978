import { formatNumber } from '../../../../platform/lib/text';
import { detailTexts } from './texts';

/** The crew's share of the customer's price, "34 %" or "34–38 %"; undefined without a price. All amounts in cents. */
export function formatLaborShare(low: number, high: number, price: number | null): string | undefined {
  if (price === null || price <= 0) return undefined;
  const [from, to] = [formatNumber((low / price) * 100, 0), formatNumber((high / price) * 100, 0)];
  return detailTexts.percent(from === to ? from : `${from}–${to}`);
}
