import type { CalendarItem } from '../../../generated/model';
import { getLastDay } from '../../../domain/workDays';
import { windowMinutes } from '../../../platform/lib/time/clockTimes';
import type { CalendarDate } from '../../../platform/lib/time/dates';
import { type DayRange, listDays } from '../model/range';

/** A job in the cell of its first day in a week. A job of several days is one bar over the cells beside it. */
export type MonthEntry = {
  item: CalendarItem;
  /** Minutes after midnight. */
  start: number;
  /** How many days of this week it covers. */
  span: number;
  /** Free lines above it, which bars of earlier days use. */
  gap: number;
};

export type MonthDay = {
  day: CalendarDate;
  entries: MonthEntry[];
  /** Jobs that do not fit, and the free lines above the link to them. */
  omitted: number;
  omittedGap: number;
};

export type MonthWeek = MonthDay[];

/** A job of the month; days are counted from the first day of the range. */
type Bar = { item: CalendarItem; start: number; first: number; last: number };
type Part = Bar & { line: number };

const WEEK = 7;

/**
 * The weeks of a month. Each day has as many lines; a job has the same line on all its days of a week. The last line of a
 * day counts the jobs that do not fit.
 */
export function layOutMonth(jobs: readonly CalendarItem[], range: DayRange, lines: number): MonthWeek[] {
  const days = listDays(range);
  const bars = listBars(jobs, range, days);
  return Array.from({ length: days.length / WEEK }, (_, week) => {
    const from = week * WEEK;
    const parts = bars.flatMap((bar) => clip(bar, from, from + WEEK - 1) ?? []);
    return layOutWeek(days.slice(from, from + WEEK), from, placeOnLines(parts), lines);
  });
}

/** The jobs on these days: first those of several days, then by day and time. */
function listBars(jobs: readonly CalendarItem[], { from, to }: DayRange, days: readonly CalendarDate[]): Bar[] {
  const indexes = new Map(days.map((day, index) => [day, index]));
  return jobs
    .filter((item) => item.date <= to && getLastDay(item) >= from)
    .map((item) => ({ item, start: windowMinutes(item.arrival_window)?.start ?? 0 }))
    .toSorted(
      (one, other) =>
        Number(isLong(other.item)) - Number(isLong(one.item)) ||
        compare(one.item.date, other.item.date) ||
        compare(getLastDay(other.item), getLastDay(one.item)) ||
        one.start - other.start,
    )
    .map(({ item, start }) => ({
      item,
      start,
      first: indexes.get(item.date) ?? 0,
      last: indexes.get(getLastDay(item)) ?? days.length - 1,
    }));
}

const isLong = (item: CalendarItem): boolean => getLastDay(item) > item.date;
const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);

function clip({ item, start, first, last }: Bar, from: number, to: number): Bar | null {
  if (first > to || last < from) return null;
  return { item, start, first: Math.max(first, from), last: Math.min(last, to) };
}

/** Each job has the first line that is free on all its days. */
function placeOnLines(bars: readonly Bar[]): Part[] {
  const lines: Set<number>[] = [];
  return bars.map(({ item, start, first, last }) => {
    const free = lines.findIndex((taken) => !isTaken(taken, first, last));
    const line = free < 0 ? lines.length : free;
    const taken = lines[line] ?? new Set();
    lines[line] = taken;
    for (let day = first; day <= last; day += 1) taken.add(day);
    return { item, start, first, last, line };
  });
}

function isTaken(taken: ReadonlySet<number>, first: number, last: number): boolean {
  for (let day = first; day <= last; day += 1) if (taken.has(day)) return true;
  return false;
}

function layOutWeek(days: readonly CalendarDate[], from: number, parts: readonly Part[], lines: number): MonthWeek {
  const lastLine = lines - 1;
  const fits = ({ line }: Part) => line < lastLine;
  const left = countByDay(
    parts.filter((part) => !fits(part)),
    from,
  );
  // The only job that is left on its days takes the last line itself.
  const isAlone = ({ first, last }: Part) => left.slice(first - from, last - from + 1).every((count) => count === 1);
  const shown = parts.filter((part) => fits(part) || isAlone(part)).map((part) => capLine(part, lastLine));
  const omitted = countByDay(
    parts.filter((part) => !fits(part) && !isAlone(part)),
    from,
  );
  return days.map((day, index) => {
    const own = shown.filter(({ first }) => first === from + index).toSorted((one, other) => one.line - other.line);
    return {
      day,
      entries: own.map(({ item, start, first, last, line }, nth) => ({
        item,
        start,
        span: last - first + 1,
        gap: line - (own[nth - 1]?.line ?? -1) - 1,
      })),
      omitted: omitted[index] ?? 0,
      omittedGap: lastLine - (own.at(-1)?.line ?? -1) - 1,
    };
  });
}

/** How many of these jobs each day of the week has. */
function countByDay(parts: readonly Part[], from: number): number[] {
  const counts = Array.from({ length: WEEK }, () => 0);
  for (const { first, last } of parts) {
    for (let day = first - from; day <= last - from; day += 1) counts[day] = (counts[day] ?? 0) + 1;
  }
  return counts;
}

function capLine({ item, start, first, last, line }: Part, lastLine: number): Part {
  return { item, start, first, last, line: Math.min(line, lastLine) };
}
