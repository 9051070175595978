import { useState } from 'react';
import { formatDay, daysBetween } from '../../../platform/lib/dates';
import { ownZone, todayIn, zonedTime } from '../../../platform/lib/zonedTimes';
import { useSession } from '../../../platform/session/useSession';

export type BillingDays = {
  /** The day of an instant where the person is: "Thu, Dec 10". */
  dayOf: (instant: string) => string;
  /** Whole days from today to that of an instant. */
  daysTo: (instant: string) => number;
};

/** Days as the person who pays counts them. */
export function useBillingDays(): BillingDays {
  const zone = useSession(({ user }) => user?.timezone) ?? ownZone();
  const [now] = useState(() => new Date());
  const today = todayIn(zone, now);
  const dateOf = (instant: string) => zonedTime(instant, zone).date;
  return {
    dayOf: (instant) => formatDay(dateOf(instant), today),
    daysTo: (instant) => daysBetween(today, dateOf(instant)),
  };
}
