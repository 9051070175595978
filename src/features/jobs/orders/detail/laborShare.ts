import { locale } from '../../../../platform/lib/locale';
import { detailTexts } from './texts';

const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });

/** What of the customer's price goes to the crew, "34 %" or "34–38 %"; undefined without a price. All in cents. */
export function laborShare(low: number, high: number, price: number | null): string | undefined {
  if (price === null || price <= 0) return undefined;
  const [from, to] = [percent.format((low / price) * 100), percent.format((high / price) * 100)];
  return detailTexts.percent(from === to ? from : `${from}–${to}`);
}
