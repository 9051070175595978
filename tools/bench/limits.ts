/** A measured value and the highest that is allowed. */
export type Limited = { name: string; value: number; limit: number };

/** Prints values and their limits. False when one is over its limit. */
export function reportLimits(title: string, rows: readonly Limited[]): boolean {
  const isMet = ({ value, limit }: Limited) => value <= limit;
  const columns = rows.map((row) => [
    row.name,
    { value: Number(row.value.toFixed(1)), 'at most': row.limit, met: isMet(row) },
  ]);
  console.log(`\n${title}`);
  console.table(Object.fromEntries(columns));
  return rows.every(isMet);
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The value below which this share (0 to 1) of all values falls. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
