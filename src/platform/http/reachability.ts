import { isOnline, watchNetwork } from '../lib/device/network';

/** Reachability of the provider, as a store for `useSyncExternalStore`. */
export type Reachability = ReturnType<typeof createReachability>;

/** One failed request may be chance; after this many in a row the provider counts as unreachable. */
const limit = 2;

/**
 * Follows the device's network and the outcome of requests. A device can report a network that leads nowhere: in an
 * elevator, or after a page was loaded without one. `onReachable` is called for the first response after a request that
 * got none or a server error.
 */
export function createReachability(onReachable: () => void = () => undefined) {
  const listeners = new Set<() => void>();
  let unanswered = 0;
  let hasFailed = false;
  const setUnanswered = (count: number) => {
    const wasOver = unanswered >= limit;
    unanswered = count;
    if (unanswered >= limit !== wasOver) listeners.forEach((notify) => notify());
  };
  return {
    isReachable: () => isOnline() && unanswered < limit,
    subscribe: (listener: () => void) => {
      const stopWatching = watchNetwork(() => {
        // Requests that failed without a network do not count for the new one.
        if (isOnline()) setUnanswered(0);
        listener();
      });
      listeners.add(listener);
      return () => {
        stopWatching();
        listeners.delete(listener);
      };
    },
    recordResponse: (status: number) => {
      const isBack = hasFailed && status < firstServerError;
      hasFailed = status >= firstServerError;
      setUnanswered(0);
      if (isBack) onReachable();
    },
    recordNoResponse: () => {
      hasFailed = true;
      setUnanswered(unanswered + 1);
    },
    /** A late response may only be a slow one, so it doesn't count as unanswered. */
    recordTimeout: () => {
      hasFailed = true;
    },
  };
}

const firstServerError = 500;
