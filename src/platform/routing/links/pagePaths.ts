import type { EarningsLine } from '#generated/model';
import type { CalendarDate } from '../../lib/time/dates';
import { href } from './href';

/** Query parameter with the job whose open slots the offer is for. */
export const ORDER_PARAM = 'order';

/** The page that finds people for the open slots of a job. */
export const getFindPeoplePath = (orderId: number): string =>
  `${href('company-outsourcing')}?${ORDER_PARAM}=${orderId}`;

/** Query parameters of the page that fills days: the first day, and their number. */
export const DATE_PARAM = 'date';
export const DAYS_PARAM = 'days';

/** The page that fills the open slots of a day or of seven days, from today on unless a day is given. */
export const getFillPath = (days: 1 | 7, date?: CalendarDate): string =>
  `${href('company-job-fill')}?${date === undefined ? '' : `${DATE_PARAM}=${date}&`}${DAYS_PARAM}=${days}`;

/** The statement of the week with this day. */
export function getWeekStatementPath(day: CalendarDate): string {
  return `${href('helper-earnings')}?${new URLSearchParams({ statement: day })}`;
}

/** The statement of one job. */
export function getJobStatementPath({ date, order_id }: Pick<EarningsLine, 'date' | 'order_id'>): string {
  return `${getWeekStatementPath(date)}&job=${order_id}`;
}
