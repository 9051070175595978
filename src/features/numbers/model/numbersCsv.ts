import type { BranchNumbers, NumbersMonth } from '#generated/model';
import { type Cell, toCsv } from '#platform/lib/csv';
import { toDollars } from '#platform/lib/money';
import type { Month } from '#platform/lib/time/months';
import { numbersTexts as texts } from '../texts';
import { getName } from './shownNumbers';

/** Branches by month as a CSV file, one line for each. */
export function toNumbersCsv(branches: readonly BranchNumbers[], months: readonly Month[]): string {
  const rows = branches.flatMap((branch) =>
    branch.months.filter(({ month }) => months.includes(month)).map((month) => toRow(getName(branch), month)),
  );
  return toCsv(Object.values(texts.csv), rows);
}

/** "numbers-2026-11.csv" */
export function getNumbersFileName(months: readonly Month[]): string {
  return `${texts.fileName}-${months.at(-1) ?? ''}.csv`;
}

function toRow(branch: string, month: NumbersMonth): Cell[] {
  const { filled_in_time, time_to_fill, declines, late_withdrawals, hours, labor, outsourced, ratings } = month;
  const columns: Record<keyof typeof texts.csv, Cell> = {
    branch,
    month: month.month,
    jobsDone: month.jobs_done.value,
    slots: filled_in_time.whole,
    slotsInTime: filled_in_time.part,
    filledInTime: filled_in_time.value,
    timeToFill: time_to_fill.value,
    declines: declines.value,
    lateWithdrawals: late_withdrawals.value,
    plannedHours: hours.whole,
    workedHours: hours.part,
    quotes: toDollars(labor.whole),
    labor: toDollars(labor.part),
    laborShare: labor.value,
    people: outsourced.whole,
    outsourced: outsourced.part,
    outsourcedShare: outsourced.value,
    ratings: ratings.whole,
    stars: ratings.value,
  };
  return Object.values(columns);
}
