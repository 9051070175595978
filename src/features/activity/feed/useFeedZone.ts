import { useBranchZone } from '#platform/branches/useBranchZone';
import { useNow } from '#platform/ui/clock/useNow';

/** The branch's time zone, and the current time, updated every minute. */
export function useFeedZone(): { zone: string; now: Date } {
  return { zone: useBranchZone(), now: useNow() };
}
