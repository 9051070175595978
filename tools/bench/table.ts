export type Cell = string | number;

/** Lines of a table with numbers aligned to the right. The first row is its header. */
export function table(rows: readonly (readonly Cell[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => String(row[column] ?? '').length)));
  const isNumeric = (column: number) =>
    rows.slice(1).some((row) => typeof row[column] === 'number' || isFigure(row[column]));
  return rows
    .map((row) =>
      widths
        .map((width, column) => {
          const text = String(row[column] ?? '');
          return isNumeric(column) ? text.padStart(width) : text.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const isFigure = (cell: Cell | undefined) => /^[-\d.]+$/.test(String(cell ?? ''));

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 0 ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/** The value below which this share (0 to 1) of all values falls. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** A figure and its limit. */
export function verdict(value: number, target: number): string {
  return value <= target ? 'ok' : 'OVER';
}
