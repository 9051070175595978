import type { CalendarDate } from '../../lib/time/dates';
import { todayIn } from '../../lib/time/zonedTimes';
import { useNow } from './useNow';

/** Today in a time zone, by the provider's clock. */
export function useToday(zone: string): CalendarDate {
  return todayIn(zone, useNow());
}
