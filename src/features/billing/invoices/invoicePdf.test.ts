// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Invoice } from '#generated/model';
import { readPdfText } from '../../../../tests/kit/pdfText';
import { buildInvoicePdf } from './invoicePdf';

const read = (path: string) => new Uint8Array(readFileSync(`node_modules/@expo-google-fonts/inter/${path}.ttf`)).buffer;
const fonts = { regular: read('400Regular/Inter_400Regular'), bold: read('600SemiBold/Inter_600SemiBold') };

const invoice: Invoice = {
  id: 6,
  number: '2026-00006',
  issued_at: '2026-11-10',
  period_start: '2026-11-10',
  period_end: '2026-12-10',
  description: 'Fleet, monthly',
  amount: 29_900,
  status: 'paid',
  paid_at: '2026-11-10',
  card_last4: '4242',
};

it.each([
  'Dana’s Movers – Łódź',
  'Jean‑Luc Sørensen & Æsir Straße',
  'María José Núñez-Đoković “Ñandú” — ½ ™ €',
  'Ελένη Παπαδοπούλου',
  'Юлия Щукина',
  'Nguyễn Thị Ánh',
  'e\u0301',
  String.raw`(West) \ 100%`,
])('an invoice prints %j as it is written', async (name) => {
  const address = {
    name,
    address_line: '1200 E Washington St',
    unit: null,
    city: 'Phoenix',
    state: 'AZ',
    zip: '85034',
  };
  const billingAddress = { ...address, email: 'billing@coppermesa.example' };
  const file = await buildInvoicePdf({ product: 'Crewboard', invoice, billingAddress, formatDay: (day) => day }, fonts);
  const lines = readPdfText(await file.bytes());
  expect(lines).toContain(name);
  expect(lines.join()).not.toContain('□');
});
