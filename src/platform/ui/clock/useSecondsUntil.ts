import { useCallback, useSyncExternalStore } from 'react';
import { secondsUntil } from '../../lib/time/countdown';

/**
 * Whole seconds until a moment (epoch milliseconds), counting down to 0 while the page is shown; 0 without a moment. A
 * moment survives a reload and a sleeping tab; a number of seconds would not.
 */
export function useSecondsUntil(moment: number | null | undefined): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (secondsLeft(moment) === 0) return () => undefined;
      const timer = setInterval(() => {
        onChange();
        if (secondsLeft(moment) === 0) clearInterval(timer);
      }, tickMs);
      return () => clearInterval(timer);
    },
    [moment],
  );
  return useSyncExternalStore(subscribe, () => secondsLeft(moment));
}

/** Often enough that no second is skipped. It renders only once a second. */
const tickMs = 250;

function secondsLeft(moment: number | null | undefined): number {
  return moment === null || moment === undefined ? 0 : secondsUntil(moment, Date.now());
}
