import { useEffect, useState } from 'react';
import { serverDate, serverNow } from '../../lib/time/serverClock';

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
