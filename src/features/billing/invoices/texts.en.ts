export const invoicesTexts = {
  title: 'Invoices',
  none: 'No invoices yet. Your first one comes with your first payment.',
  number: 'Invoice',
  date: 'Date',
  what: 'For',
  amount: 'Amount',
  status: 'Status',
  file: 'File',
  statuses: { paid: 'Paid', open: 'Open', failed: 'Payment failed', void: 'Void' },
  download: 'Download',
  downloadName: (number: string): string => `Download invoice ${number}`,
  period: (from: string, to: string): string => `${from} – ${to}`,
};

/** Words of the file; plain letters only, as its font has no others. */
export const invoicePdfTexts = {
  fileName: (number: string): string => `crewboard-invoice-${number}.pdf`,
  title: (product: string): string => `${product} invoice`,
  number: (number: string): string => `Invoice ${number}`,
  date: (day: string): string => `Date: ${day}`,
  period: (from: string, to: string): string => `Period: ${from} to ${to}`,
  billedTo: 'Billed to',
  total: (amount: string): string => `Total: ${amount}`,
  status: (status: string): string => `Status: ${status}`,
  card: (last4: string): string => `Card ending in ${last4}`,
  test: 'Test mode: no money was charged.',
};
