import { daysBetween } from '#platform/lib/time/dates';
import { formatZonedDay, isInstant, todayIn, zonedTime } from '#platform/lib/time/zonedTimes';
import { useUserZone } from '#platform/session/useSession';
import { useNow } from '#platform/ui/clock/useNow';

export type BillingDays = {
  /** The day of an instant in the user's time zone: "Thu, Dec 10". */
  formatDay: (instant: string) => string;
  /** Whole days from today to the day of an instant. */
  countDaysTo: (instant: string) => number;
};

/** Days in the time zone of the user who pays. */
export function useBillingDays(): BillingDays {
  const zone = useUserZone();
  const now = useNow();
  const today = todayIn(zone, now);
  const toDate = (instant: string) => zonedTime(instant, zone).date;
  return {
    formatDay: (instant) => formatZonedDay(instant, zone, now),
    countDaysTo: (instant) => (isInstant(instant) ? daysBetween(today, toDate(instant)) : 0),
  };
}
