import { serverDate } from '#platform/lib/time/serverClock';
import { todayIn } from '#platform/lib/time/zonedClock';
import { BREAKPOINT } from '#platform/ui/layout/layout';
import { type DayRange, getHelperRange, getRange, readDay, readView } from './range';

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
