import { locale } from '../../../platform/lib/locale';
import { detailTexts } from './texts';

const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });

/** What of the customer's price goes to the crew, "34 %" or "34–38 %"; undefined without a price. All in cents. */
export function laborShare(low: number, high: number, price: number | null): string | undefined {
  if (price === null || price <= 0) return undefined;
  const [from, to] = [percent.format((low / price) * 100), percent.format((high / price) * 100)];
  return detailTexts.percent(from === to ? from : `${from}–${to}`);
}

/** The size of a file for reading: "340 kB", "2.4 MB". */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  if (kilobytes < 1000) return detailTexts.kilobytes(String(kilobytes));
  return detailTexts.megabytes((kilobytes / 1000).toLocaleString(locale, { maximumFractionDigits: 1 }));
}
