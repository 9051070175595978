/** Comma separated values as RFC 4180 writes them, safe to open in a spreadsheet. */

export type Cell = string | number | null;

/** A table as a file's text: a mark that says UTF-8, the heads, then a line for each row, each ended by CR LF. */
export function csvOf(heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + [heads, ...rows].map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

/** Without it spreadsheets take the file for Latin-1. */
const byteOrderMark = '\ufeff';

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = harmless(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A text a spreadsheet would run as a formula gets an apostrophe before it, which makes it a text for good. */
function harmless(text: string): string {
  return /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
