import { useState } from 'react';
import { daysBetween } from '../../../platform/lib/dates';
import { serverDate } from '../../../platform/lib/serverClock';
import { formatZonedDay, isInstant, ownZone, todayIn, zonedTime } from '../../../platform/lib/zonedTimes';
import { useSession } from '../../../platform/session/useSession';

export type BillingDays = {
  /** The day of an instant in the user's time zone: "Thu, Dec 10". */
  dayOf: (instant: string) => string;
  /** Whole days from today to the day of an instant. */
  daysTo: (instant: string) => number;
};

/** Days in the time zone of the user who pays. */
export function useBillingDays(): BillingDays {
  const zone = useSession(({ user }) => user?.timezone) ?? ownZone();
  const [now] = useState(serverDate);
  const today = todayIn(zone, now);
  const dateOf = (instant: string) => zonedTime(instant, zone).date;
  return {
    dayOf: (instant) => formatZonedDay(instant, zone, now),
    daysTo: (instant) => (isInstant(instant) ? daysBetween(today, dateOf(instant)) : 0),
  };
}
