import { useEffect, useState } from 'react';
import type { CalendarDate } from '../../lib/time/dates';
import { serverDate, serverNow } from '../../lib/time/serverClock';
import { type Instant, todayIn } from '../../lib/time/zonedTimes';

const minute = 60_000;
const checkMs = 1000;

/**
 * The current time by the provider's clock, updated every minute. The first answer may show that this device's clock is
 * wrong, after a page was rendered from stored data: then it is updated within a second.
 */
export function useNow(): Date {
  const [now, setNow] = useState(serverDate);
  useEffect(() => {
    const check = () => {
      if (Math.abs(serverNow() - now.getTime()) >= minute) setNow(serverDate());
    };
    const timer = setInterval(check, checkMs);
    return () => clearInterval(timer);
  }, [now]);
  return now;
}

/**
 * The current time by the provider's clock, updated within a second of each change of the whole minutes left until a
 * moment, and of its passing. `useNow` counts minutes from when the page was opened, so a deadline could be shown up to
 * a minute after it passed. Null never updates.
 */
export function useNowUntil(moment: Instant | null): Date {
  const [now, setNow] = useState(serverDate);
  useEffect(() => {
    if (moment === null) return undefined;
    const end = Date.parse(moment);
    const check = () => {
      const current = serverDate();
      if (countMinutes(end, current) !== countMinutes(end, now)) setNow(current);
    };
    const timer = setInterval(check, checkMs);
    return () => clearInterval(timer);
  }, [moment, now]);
  return now;
}

/** Whole minutes left; -1 from the moment on. */
function countMinutes(end: number, now: Date): number {
  const left = end - now.getTime();
  return left <= 0 ? -1 : Math.floor(left / minute);
}

/** Today in a time zone, by the provider's clock. */
export function useToday(zone: string): CalendarDate {
  return todayIn(zone, useNow());
}
