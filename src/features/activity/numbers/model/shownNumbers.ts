import type { BranchNumbers, CompanyNumbers, MeasuredNumber, NumberName, NumbersMonth } from '#generated/model';
import { type Cell, toCsv } from '#platform/lib/csv';
import { toDollars } from '#platform/lib/money';
import { formatMonth, type Month } from '#platform/lib/time/months';
import { numbersTexts as texts } from '../texts';
import { type Card, formatValue, getJobsPath } from './cards';

/** A branch with fewer jobs has no charts: each job would move them too much. */
export const enoughJobs = 10;
/** A month with fewer jobs is not compared with. */
const enoughInMonth = 5;
/** A share or an average of fewer jobs is no point of a chart. */
const enoughForPoint = 3;
/** More lines are hard to distinguish. */
const mostLines = 4;

/** A number of a branch in a month, as a chart, a table or a headline shows it. */
export type Point = {
  month: Month;
  /** Null if there is nothing to count. */
  value: number | null;
  /** In words: "Phoenix, Oct 2026: 92% (81 of 88 slots)". */
  words: string;
  /** The amounts behind the number: "81 of 88 slots". */
  parts: string;
  jobs: number;
  path: string;
  /** The month is not over. */
  isOpen: boolean;
  /** Drawn in a chart. */
  isDrawn: boolean;
};

/** The months from the first job on; none without a job. */
export function listShownMonths({ months }: BranchNumbers): Month[] {
  const first = months.findIndex((month) => countJobs(month) > 0);
  return first === -1 ? [] : months.slice(first).map(({ month }) => month);
}

/** Jobs of a month: each has slots to fill. */
function countJobs({ filled_in_time }: NumbersMonth): number {
  return filled_in_time.jobs;
}

/** The chosen branch, or all with the company first; the one branch of a company alone. */
export function listColumns({ company, branches }: CompanyNumbers, chosen: number | undefined): BranchNumbers[] {
  const branch = branches.find(({ branch_id }) => branch_id === chosen) ?? (branches.length === 1 && branches[0]);
  return branch ? [branch] : [company, ...branches];
}

/** The branches that have a line each, or the company if that is not possible; none with too few jobs. */
export function listLines(columns: readonly BranchNumbers[]): BranchNumbers[] {
  const [first, ...branches] = columns;
  const each = branches.filter(hasEnough);
  const lines = each.length === 0 || each.length > mostLines ? [first] : each;
  return lines.filter((branch) => branch !== undefined && hasEnough(branch)) as BranchNumbers[];
}

export function hasEnough({ jobs }: BranchNumbers): boolean {
  return jobs >= enoughJobs;
}

/** The name of a column. */
export function getName({ branch_id, branch_name }: BranchNumbers): string {
  return branch_id === null ? texts.allBranches : branch_name;
}

/** A number of a branch in these months. */
export function listPoints(branch: BranchNumbers, card: Card, months: readonly Month[]): Point[] {
  const shown = branch.months.filter(({ month }) => months.includes(month));
  return shown.map((month, index) => toPoint(branch, card, month, index === shown.length - 1));
}

function toPoint(branch: BranchNumbers, card: Card, month: NumbersMonth, isOpen: boolean): Point {
  const number: MeasuredNumber = month[card.name];
  const named = formatMonth(month.month);
  const when = texts.ofBranch(getName(branch), isOpen ? texts.soFar(named) : named);
  const value = isBefore(branch, month) ? null : number.value;
  const parts = number.jobs === 0 ? '' : card.describe(number);
  return {
    month: month.month,
    value,
    words: texts.is(when, formatValue(card, value), parts),
    parts,
    jobs: number.jobs,
    path: getJobsPath({ name: card.name, month: month.month, branchId: branch.branch_id ?? undefined }),
    isOpen,
    isDrawn: value !== null && (card.shape === 'bars' || number.jobs >= enoughForPoint),
  };
}

/** True for a month before the first job of the branch, which has no zero but nothing. */
function isBefore({ months }: BranchNumbers, { month }: NumbersMonth): boolean {
  const first = months.find((each) => countJobs(each) > 0);
  return first === undefined || month < first.month;
}

/** The last whole month and the first one with enough jobs; the latter only if there is one before. */
export function getHeadline(
  branch: BranchNumbers,
  card: Card,
  months: readonly Month[],
): { now: Point; before?: Point } | undefined {
  const points = listPoints(branch, card, months).filter(({ value }) => value !== null);
  const now = points.findLast(({ isOpen }) => !isOpen) ?? points.at(-1);
  if (!now) return undefined;
  const before = points.find(({ month }) => month < now.month && hasEnoughIn(branch, month));
  return before ? { now, before } : { now };
}

function hasEnoughIn({ months }: BranchNumbers, month: Month): boolean {
  const found = months.find((each) => each.month === month);
  return found !== undefined && countJobs(found) >= enoughInMonth;
}

/** The numbers that have a chart by month, in the order of the page. */
export const monthlyNumbers: readonly NumberName[] = [
  'jobs_done',
  'filled_in_time',
  'time_to_fill',
  'outsourced',
  'hours',
  'labor',
  'late_withdrawals',
  'ratings',
];

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
