import { currentLocale } from '../../../platform/lib/locale';
import { serverDate } from '../../../platform/lib/time/serverClock';
import { getDeviceZone, todayIn } from '../../../platform/lib/time/zonedClock';
import type { FirstDays } from '../../../platform/routing/pageTable';
import { BREAKPOINT } from '../../../platform/ui/layout/layout';
import { getFirstWeekday } from './firstWeekday';
import { type DayRange, getFirstView, getHelperRange, getRange } from './range';

/**
 * The days a calendar is about to show, before it is there. The zone of a branch is not known by then: where today is
 * another day in it than on this device, the calendar asks for other days.
 */
export function findFirstDays(calendar: FirstDays, zone: string = getDeviceZone()): DayRange {
  const today = todayIn(zone, serverDate());
  const firstWeekday = getFirstWeekday(currentLocale());
  if (calendar === 'helperCalendar') return getHelperRange(today, firstWeekday);
  return getRange(getFirstView(innerWidth < BREAKPOINT), today, firstWeekday);
}
