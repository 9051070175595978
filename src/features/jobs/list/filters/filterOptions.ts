import type { OrderCard } from '#generated/model';
import { PositionCode } from '#generated/model/codes';
import { addDays, type CalendarDate, formatDay } from '#platform/lib/time/dates';
import { jobLabels } from '../../orders';
import { listTexts } from '../texts';
import { type JobList, jobViews } from '../useJobList';

/** One answer of a filter, as an item of a menu or as a chip. */
export type FilterOption = { text: string; chosen: boolean; onChoose: () => void };

/** Direction of a list: upcoming or past days. */
export type Direction = 'ahead' | 'back';

/** Days by name. `today` is the day in the branch's zone. */
export function listDateOptions({ filters, onFilter }: JobList, direction: Direction, today: string): FilterOption[] {
  const { from, to } = filters;
  const anyDate = {
    text: listTexts.anyDate,
    chosen: from === undefined && to === undefined,
    onChoose: () => onFilter({ from: null, to: null }),
  };
  const ranges = listRanges(today, direction).map((range) => ({
    text: range.text,
    chosen: range.from === from && range.to === to,
    onChoose: () => onFilter({ from: range.from, to: range.to }),
  }));
  return [anyDate, ...ranges];
}

/** Choices of a list that depend on what the provider says of its jobs. */
export type Offered = Record<'search' | 'dates' | 'missing' | 'start' | 'result', boolean>;

/**
 * A filter or an order that would change nothing is not offered: one by something that no listed job has. An empty list
 * offers all.
 */
export function listOffered(cards: readonly OrderCard[] = []): Offered {
  const has = (isKnown: (card: OrderCard) => boolean) => cards.length === 0 || cards.some(isKnown);
  return {
    search: has(({ number, customer_name: first, customer_last_name: last }) => [number, first, last].some(Boolean)),
    dates: has(({ date }) => date !== null),
    missing: has(({ crew_requirements }) => crew_requirements.length > 0),
    start: has(({ starts_at }) => starts_at !== null),
    result: has(({ closed_state }) => closed_state !== null),
  };
}

export function listMissingOptions({ filters, onFilter }: JobList): FilterOption[] {
  const anyPosition = {
    text: listTexts.anyPosition,
    chosen: filters.missing === undefined,
    onChoose: () => onFilter({ missing: null }),
  };
  const positions = Object.values(PositionCode).map((position) => ({
    text: jobLabels.position[position],
    chosen: filters.missing === position,
    onChoose: () => onFilter({ missing: String(position) }),
  }));
  return [anyPosition, ...positions];
}

export function listViewOptions({ view, onView }: JobList): FilterOption[] {
  return jobViews.map((each) => ({ text: listTexts.views[each], chosen: view === each, onChoose: () => onView(each) }));
}

/** Checks whether the days were chosen by date and have no name. */
export function isOwnRange({ filters: { from, to } }: JobList, named: readonly FilterOption[]): boolean {
  return (from !== undefined || to !== undefined) && !named.some(({ chosen }) => chosen);
}

/** The number of filters that are on. The search is not counted: its field shows it. */
export function countFilters({ filters: { from, to, customer, missing } }: JobList, ofThisPage: number): number {
  const hasDates = from !== undefined || to !== undefined;
  return [hasDates, customer !== undefined, missing !== undefined].filter(Boolean).length + ofThisPage;
}

/** First and last day, both included. */
type DayRange = { from: CalendarDate; to: CalendarDate };

type NamedRange = DayRange & { text: string };

/** Frequently used ranges: ahead for open jobs, back for closed ones. */
export function listRanges(today: CalendarDate, direction: 'ahead' | 'back'): NamedRange[] {
  const day = (days: number) => addDays(today, days);
  const { ranges } = listTexts;
  const now = { text: ranges.today, from: today, to: today };
  if (direction === 'back') {
    return [
      now,
      { text: ranges.yesterday, from: day(-1), to: day(-1) },
      { text: ranges.lastDays(7), from: day(-6), to: today },
      { text: ranges.lastDays(30), from: day(-29), to: today },
    ];
  }
  return [
    now,
    { text: ranges.tomorrow, from: day(1), to: day(1) },
    { text: ranges.nextDays(7), from: today, to: day(6) },
    { text: ranges.nextDays(30), from: today, to: day(29) },
  ];
}

/** "Sat, Nov 28 – Mon, Nov 30", "From Sat, Nov 28"; undefined without a day. */
export function formatRange({ from, to }: Partial<DayRange>, today: CalendarDate): string | undefined {
  if (from !== undefined && to !== undefined) {
    return from === to ? formatDay(from, today) : `${formatDay(from, today)} – ${formatDay(to, today)}`;
  }
  if (from !== undefined) return listTexts.fromDay(formatDay(from, today));
  return to === undefined ? undefined : listTexts.untilDay(formatDay(to, today));
}
