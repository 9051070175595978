import { formatNumber } from '../../../../platform/lib/text';
import { detailTexts } from './texts';

/** What of the customer's price goes to the crew, "34 %" or "34–38 %"; undefined without a price. All in cents. */
export function laborShare(low: number, high: number, price: number | null): string | undefined {
  if (price === null || price <= 0) return undefined;
  const [from, to] = [formatNumber((low / price) * 100, 0), formatNumber((high / price) * 100, 0)];
  return detailTexts.percent(from === to ? from : `${from}–${to}`);
}
