import { useEffect, useState } from 'react';
import { useActiveBranch } from '../../../platform/branches/useActiveBranch';
import { ownZone } from '../../../platform/lib/zonedTimes';

const minute = 60_000;

/** The branch's time zone and the present moment, which moves on every minute. */
export function useFeedZone(): { zone: string; now: Date } {
  const zone = useActiveBranch().data?.timezone ?? ownZone();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute);
    return () => clearInterval(timer);
  }, []);
  return { zone, now };
}
