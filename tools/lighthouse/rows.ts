import { type Cell, median, table, verdict } from '../bench/table';
import type { Audit } from './audit';
import type { Targets } from './pages';

/** Measurements of one page, over all runs. `firstRows` are in milliseconds. */
export type Measured = { name: string; targets: Targets; audits: readonly Audit[]; firstRows: readonly number[] };

type Column = {
  title: string;
  value: (measured: Measured) => number | undefined;
  target?: keyof Targets;
  digits: number;
};

const middle = (pick: (audit: Audit) => number) => (measured: Measured) => median(measured.audits.map(pick));

const columns: readonly Column[] = [
  { title: 'perf', value: middle(({ perf }) => perf), target: 'perf', digits: 0 },
  { title: 'FCP s', value: middle(({ fcp }) => fcp), digits: 2 },
  { title: 'LCP s', value: middle(({ lcp }) => lcp), target: 'lcp', digits: 2 },
  { title: 'TBT ms', value: middle(({ tbt }) => tbt), digits: 0 },
  { title: 'CLS', value: middle(({ cls }) => cls), target: 'cls', digits: 3 },
  { title: 'JS kB', value: middle(({ js }) => js), digits: 1 },
  { title: 'first row s', value: firstRowAt, target: 'firstRow', digits: 2 },
  { title: 'a11y', value: middle(({ accessibility }) => accessibility), digits: 0 },
];

/** The lower the better, except for scores. */
function isMet(value: number, target: number, { target: name }: Column): boolean {
  return name === 'perf' ? value >= target : verdict(value, target) === 'ok';
}

/** The table; a figure that misses its target is followed by it. */
export function printRows(all: readonly Measured[]): string {
  const rows = all.map((measured): Cell[] => {
    const misses = columns.filter((column) => isMiss(column, measured));
    return [
      measured.name,
      ...columns.map((column) => toCell(column, measured)),
      misses.length === 0 ? 'pass' : `FAIL ${misses.map((column) => describeMiss(column, measured)).join(', ')}`,
    ];
  });
  return table([['page', ...columns.map(({ title }) => title), ''], ...rows]);
}

/** Checks whether every figure of every page is within its target. */
export function isPassed(all: readonly Measured[]): boolean {
  return all.every((measured) => columns.every((column) => !isMiss(column, measured)));
}

function isMiss(column: Column, measured: Measured): boolean {
  const value = column.value(measured);
  const target = column.target && measured.targets[column.target];
  return value !== undefined && target !== undefined && !isMet(round(value, column), target, column);
}

function describeMiss({ title, target }: Column, { targets }: Measured): string {
  return `${title} ${target === 'perf' ? '≥' : '≤'} ${target && targets[target]}`;
}

function toCell(column: Column, measured: Measured): Cell {
  const value = column.value(measured);
  return value === undefined || Number.isNaN(value) ? '' : value.toFixed(column.digits);
}

const round = (value: number, { digits }: Column) => Number(value.toFixed(digits));

function firstRowAt({ firstRows }: Measured): number | undefined {
  return firstRows.length === 0 ? undefined : median(firstRows) / 1000;
}
