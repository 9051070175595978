import type { CalendarDate } from '../../lib/time/dates';
import { getDeviceZone, todayIn } from '../../lib/time/zonedTimes';
import { useNow } from './useNow';

/** Today in the time zone of this device. */
export function useToday(): CalendarDate {
  return todayIn(getDeviceZone(), useNow());
}
