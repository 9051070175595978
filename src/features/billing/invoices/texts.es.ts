import type { Translation } from '#platform/language/translation';
import type { invoicePdfTexts as englishPdf, invoicesTexts as english } from './texts.en';

export const invoicesTexts: Translation<typeof english> = {
  title: 'Facturas',
  none: 'Aún no hay facturas. La primera llega con su primer pago.',
  number: 'Factura',
  date: 'Fecha',
  what: 'Concepto',
  amount: 'Monto',
  status: 'Estado',
  file: 'Archivo',
  statuses: { paid: 'Pagada', open: 'Abierta', failed: 'Pago fallido', void: 'Anulada' },
  download: 'Descargar',
  downloadName: (number) => `Descargar la factura ${number}`,
  period: (from, to) => `${from} – ${to}`,
};

/** The font of the file has plain letters only; accents are dropped as it is written. */
export const invoicePdfTexts: Translation<typeof englishPdf> = {
  fileName: (number) => `crewboard-factura-${number}.pdf`,
  title: (product) => `Factura de ${product}`,
  number: (number) => `Factura ${number}`,
  date: (day) => `Fecha: ${day}`,
  period: (from, to) => `Periodo: ${from} a ${to}`,
  billedTo: 'Facturada a',
  total: (amount) => `Total: ${amount}`,
  status: (status) => `Estado: ${status}`,
  card: (last4) => `Tarjeta que termina en ${last4}`,
  test: 'Modo de prueba: no se cobró dinero.',
};
