import type { Invoice, Subscription } from '#generated/model';
import { formatMoney } from '#platform/lib/money';
import { formatAddressLines } from '../address/addressLines';
import { buildPdf, type PdfLine } from './pdf';
import { invoicePdfTexts as texts, invoicesTexts } from '../texts';

type Parts = { product: string; invoice: Invoice; subscription: Subscription; formatDay: (instant: string) => string };

/** An invoice as a PDF file. */
export function buildInvoicePdf({ product, invoice, subscription, formatDay: dayOf }: Parts): string {
  const { billing_address } = subscription;
  const billedTo = billing_address ? formatAddressLines(billing_address) : [];
  const lines: PdfLine[] = [
    { text: texts.title(product), size: 20, bold: true },
    { text: texts.number(invoice.number), above: 18, bold: true },
    { text: texts.date(dayOf(invoice.issued_at)) },
    { text: texts.period(dayOf(invoice.period_start), dayOf(invoice.period_end)) },
    ...(billedTo.length > 0 ? [{ text: texts.billedTo, above: 18, bold: true }] : []),
    ...billedTo.map((text) => ({ text })),
    { text: invoice.description, above: 24 },
    { text: texts.total(formatMoney(invoice.amount)), size: 14, bold: true },
    { text: texts.status(invoicesTexts.statuses[invoice.status]) },
    ...(invoice.card_last4 === null ? [] : [{ text: texts.card(invoice.card_last4) }]),
    { text: texts.test, above: 36 },
  ];
  return buildPdf(lines);
}
