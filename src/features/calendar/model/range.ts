import { getWeek } from '#domain/time/workDays';
import { addDays, type CalendarDate, daysBetween, parseDate, toCalendarDate } from '#platform/lib/time/dates';
import { serverDate } from '#platform/lib/time/serverClock';
import { todayIn } from '#platform/lib/time/zonedClock';
import { BREAKPOINT } from '#platform/ui/layout/useMobile';

const calendarViews = ['month', 'week', 'people', 'day', 'agenda'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** The first and the last day that are shown, both included. */
export type DayRange = { from: CalendarDate; to: CalendarDate };

/** Number of days in an agenda. */
export const AGENDA_DAYS = 14;

export function readView(text: string | null, isMobile: boolean): CalendarView {
  return listViews(isMobile).find((view) => view === text) ?? getFirstView(isMobile);
}

/** The views to choose from. A phone has no place for seven days of everyone; its agenda lists the days. */
export function listViews(isMobile: boolean): readonly CalendarView[] {
  return isMobile ? calendarViews.filter((view) => view !== 'people') : calendarViews;
}

export function readDay(text: string | null, fallback: CalendarDate): CalendarDate {
  return text !== null && parseDate(text) ? text : fallback;
}

/** The view a calendar opens with. */
const getFirstView = (isMobile: boolean): CalendarView => (isMobile ? 'agenda' : 'week');

/** The days a view shows around `date`. A month is shown in whole weeks, from Monday to Sunday as hours are counted. */
export function getRange(view: CalendarView, date: CalendarDate): DayRange {
  if (view === 'day') return { from: date, to: date };
  if (view === 'agenda') return { from: date, to: addDays(date, AGENDA_DAYS - 1) };
  if (isWeek(view)) return getWeek(date);
  const [first, last] = [getMonthStart(date), addDays(addMonths(getMonthStart(date), 1), -1)];
  return { from: getWeek(first).from, to: getWeek(last).to };
}

/** Days the helper's calendar loads: the month of `date` in whole weeks, and the agenda that starts on its last day. */
export function getHelperRange(date: CalendarDate): DayRange {
  const month = getRange('month', date);
  return { from: month.from, to: addDays(month.to, AGENDA_DAYS - 1) };
}

/** The day to show after a step forward (1) or back (-1). A step from January 31 leads to the last of February. */
export function stepDate(view: CalendarView, date: CalendarDate, step: 1 | -1): CalendarDate {
  if (view === 'day') return addDays(date, step);
  if (isWeek(view)) return addDays(date, step * 7);
  if (view === 'agenda') return addDays(date, step * AGENDA_DAYS);
  return addMonths(date, step);
}

export function listDays({ from, to }: DayRange): CalendarDate[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

/** Checks whether a view shows a week from Monday to Sunday. */
const isWeek = (view: CalendarView): boolean => view === 'week' || view === 'people';

function getMonthStart(date: CalendarDate): CalendarDate {
  return `${date.slice(0, 8)}01`;
}

function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year = 0, month = 1, day = 1 } = parseDate(date) ?? {};
  const lastDay = Number(addDays(toCalendarDate(year, month + months + 1, 1), -1).slice(8));
  return toCalendarDate(year, month + months, Math.min(day, lastDay));
}

/** Days that the company's calendar shows when it opens at an address, in the time zone of the branch. */
export function getFirstRange(search: URLSearchParams, timeZone: string): DayRange {
  const view = readView(search.get('view'), innerWidth < BREAKPOINT);
  const date = readDay(search.get('date'), todayIn(timeZone, serverDate()));
  return getRange(view, date);
}

/** Days that the helper's calendar shows when it opens at an address. */
export function getFirstHelperRange(search: URLSearchParams, timeZone: string): DayRange {
  const date = readDay(search.get('date'), todayIn(timeZone, serverDate()));
  return getHelperRange(date);
}
