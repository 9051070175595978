import type { EarningsLine } from '#generated/model';
import type { CalendarDate } from '#platform/lib/time/dates';
import { href } from '#platform/routing/links/href';

/** The statement of the week with this day. */
export function getWeekStatementPath(day: CalendarDate): string {
  return `${href('helper-earnings')}?${new URLSearchParams({ statement: day })}`;
}

/** The statement of one job. */
export function getJobStatementPath({ date, order_id }: Pick<EarningsLine, 'date' | 'order_id'>): string {
  return `${getWeekStatementPath(date)}&job=${order_id}`;
}
