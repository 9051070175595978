import { median } from '../bench/limits';
import type { Audit } from './audit';
import type { Targets } from './pages';

/** One visit; `firstRow` is in seconds, `executed` in percent of the scripts by then. */
export type Visit = Audit & { firstRow?: number; executed?: number };

/** All visits of one page. */
export type Measured = { name: string; targets: Targets; visits: readonly Visit[] };

/** The figures of a visit in the order of the table, with their decimals. */
const decimals = {
  perf: 0,
  fcp: 2,
  lcp: 2,
  tbt: 0,
  cls: 3,
  js: 1,
  firstRow: 2,
  executed: 0,
  accessibility: 0,
  benchmarkIndex: 0,
} as const satisfies Record<keyof Visit, number>;

type Figure = keyof typeof decimals;
const figures = Object.keys(decimals) as Figure[];

/** Prints medians, and the targets that were missed. */
export function printRows(all: readonly Measured[]): void {
  const rows: Record<string, object> = {};
  for (const measured of all) {
    const cells = figures.flatMap((figure) => {
      const value = getMedian(measured, figure);
      return value === undefined ? [] : [[figure, value] as const];
    });
    rows[measured.name] = { ...Object.fromEntries(cells), missed: listMisses(measured).join(', ') };
  }
  console.table(rows);
}

/** The targets that the medians do not meet, such as `lcp ≤ 3.4`. */
export function listMisses(measured: Measured): string[] {
  return (Object.keys(measured.targets) as (keyof Targets)[]).flatMap((figure) => {
    const [value, target] = [getMedian(measured, figure), measured.targets[figure]];
    if (value === undefined || target === undefined) return [];
    // The lower the better, except for the score.
    const isMet = figure === 'perf' ? value >= target : value <= target;
    return isMet ? [] : [`${figure} ${figure === 'perf' ? '≥' : '≤'} ${target}`];
  });
}

function getMedian({ visits }: Measured, figure: Figure): number | undefined {
  const values = visits.flatMap((visit) => visit[figure] ?? []);
  return values.length === 0 ? undefined : Number(median(values).toFixed(decimals[figure]));
}
