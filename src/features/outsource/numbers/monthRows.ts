import { formatSpan } from '#platform/lib/time/timeLeft';
import type { OutsourceMonth } from '#generated/model';
import { formatNumber } from '#platform/lib/text';
import { numbersTexts as texts } from '../offers/texts';

const minute = 60_000;

/** Months with offers, the latest first, the branches of each by name. */
export function sortMonths(months: readonly OutsourceMonth[]): OutsourceMonth[] {
  return months
    .filter(({ offers }) => offers > 0)
    .toSorted((one, other) => other.month.localeCompare(one.month) || one.branch_name.localeCompare(other.branch_name));
}

/** The rows of the latest `count` months. */
export function keepLatest(rows: readonly OutsourceMonth[], count: number): OutsourceMonth[] {
  const latest = new Set(listRowMonths(rows).slice(0, count));
  return rows.filter(({ month }) => latest.has(month));
}

/** Each month once, in the order of the rows. */
export function listRowMonths(rows: readonly OutsourceMonth[]): string[] {
  return [...new Set(rows.map(({ month }) => month))];
}

export function formatTimeToFill({ median_minutes_to_fill: median }: OutsourceMonth): string {
  return median === null ? texts.none : formatSpan(median * minute);
}

export function formatApplicants({ applicants_per_offer }: OutsourceMonth): string {
  return formatNumber(applicants_per_offer, 1);
}

export function formatAcceptance({ acceptance_percent }: OutsourceMonth): string {
  return acceptance_percent === null ? texts.none : texts.percent(acceptance_percent);
}
