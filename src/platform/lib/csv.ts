/** Comma-separated values (RFC 4180) that are safe to open in a spreadsheet. */

export type Cell = string | number | null;

/** The text of a CSV file: byte order mark, header and one line per row, each with CR LF. */
export function toCsv(heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + [heads, ...rows].map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
}

/** Without a byte order mark, spreadsheets read the file as Latin-1. */
const byteOrderMark = '\ufeff';

function formatCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = escapeFormula(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Puts an apostrophe before text that a spreadsheet would run as a formula. */
function escapeFormula(text: string): string {
  return /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
