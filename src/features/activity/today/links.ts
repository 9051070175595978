import type { CalendarDate } from '#platform/lib/time/dates';
import { href } from '#platform/routing/links/href';
import { OrderStatus } from '#generated/model/codes';
import type { OverviewScope } from '../overviewApi';

/** Ids of the parts of this page that list what a number counts. */
export const coverageId = 'coverage';
export const todayJobsId = 'jobs-today';

const toCalendar = (params: Record<string, string>, scope: OverviewScope) =>
  `${href('company-calendar')}?${new URLSearchParams({ ...params, ...(scope === 'company' && { branches: 'all' }) })}`;

/** The calendar of a day. */
export const getDayPath = (date: CalendarDate, scope: OverviewScope): string =>
  toCalendar({ view: 'day', date }, scope);

/** The calendar of the week around a day. */
export const getWeekPath = (date: CalendarDate, scope: OverviewScope): string =>
  toCalendar({ view: 'week', date }, scope);

/** The open jobs of a day with a complete crew. The list has one branch, the calendar all. */
export function getCrewedPath(date: CalendarDate, scope: OverviewScope): string {
  const status = String(OrderStatus.formed);
  if (scope === 'company') return toCalendar({ view: 'day', date, status }, scope);
  return `${href('company-job-formed')}?${new URLSearchParams({ status, from: date, to: date })}`;
}
