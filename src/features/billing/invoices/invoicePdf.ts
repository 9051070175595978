import regularUrl from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url';
import boldUrl from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url';
import PdfFile from 'pdfkit';
import type { BillingAddress, Invoice } from '#generated/model';
import { formatMoney } from '#platform/lib/money';
import { formatAddressLines } from '../model/describeSubscription';
import { invoicePdfTexts as texts, invoicesTexts } from '../texts';

/** The files of the font. It has Latin, Greek and Cyrillic letters. */
type InvoiceFonts = Record<'regular' | 'bold', ArrayBuffer>;

type Parts = {
  product: string;
  invoice: Invoice;
  billingAddress: BillingAddress | null;
  formatDay: (instant: string) => string;
};

/** Sizes and spaces are in points. */
type Line = { text: string; size?: number; above?: number; bold?: boolean };

export async function loadInvoiceFonts(): Promise<InvoiceFonts> {
  const [regular, bold] = await Promise.all([loadFont(regularUrl), loadFont(boldUrl)]);
  return { regular, bold };
}

async function loadFont(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The font answered ${response.status}`);
  return response.arrayBuffer();
}

/** An invoice as a PDF file of one page. */
export function buildInvoicePdf(parts: Parts, fonts: InvoiceFonts): Promise<Blob> {
  const { invoice, product } = parts;
  // Without a default font: only the app's own is embedded.
  const pdf = new PdfFile({
    size: 'letter',
    margin: 72,
    font: '',
    info: { Title: texts.number(invoice.number), Author: product },
  });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  pdf.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
  const file = new Promise<Blob>((resolve) =>
    pdf.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' }))),
  );
  for (const { text, size = 11, above = 4, bold = false } of listLines(parts)) {
    pdf.y += above;
    pdf.font(bold ? fonts.bold : fonts.regular, size).text(text);
  }
  pdf.end();
  return file;
}

function listLines({ product, invoice, billingAddress, formatDay }: Parts): Line[] {
  const billedTo = billingAddress ? formatAddressLines(billingAddress) : [];
  return [
    { text: texts.title(product), size: 20, above: 0, bold: true },
    { text: texts.number(invoice.number), above: 18, bold: true },
    { text: texts.date(formatDay(invoice.issued_at)) },
    { text: texts.period(formatDay(invoice.period_start), formatDay(invoice.period_end)) },
    ...(billedTo.length > 0 ? [{ text: texts.billedTo, above: 18, bold: true }] : []),
    ...billedTo.map((text) => ({ text })),
    { text: invoice.description, above: 24 },
    { text: texts.total(formatMoney(invoice.amount)), size: 14, bold: true },
    { text: texts.status(invoicesTexts.statuses[invoice.status]) },
    ...(invoice.card_last4 === null ? [] : [{ text: texts.card(invoice.card_last4) }]),
    { text: texts.test, above: 36 },
  ];
}
