import { useEffect, useState } from 'react';
import { serverDate } from '../../lib/time/serverClock';

const minute = 60_000;

/** The current time by the provider's clock, updated every minute. */
export function useNow(): Date {
  const [now, setNow] = useState(serverDate);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverDate()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
