import { useActiveBranch } from '../../../platform/branches/useActiveBranch';
import { getDeviceZone } from '../../../platform/lib/time/zonedTimes';
import { useNow } from '../../../platform/ui/useNow';

/** The branch's time zone, and the current time, updated every minute. */
export function useFeedZone(): { zone: string; now: Date } {
  const zone = useActiveBranch().data?.timezone ?? getDeviceZone();
  return { zone, now: useNow() };
}
