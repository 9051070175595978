import type { QueryClient } from '@tanstack/react-query';

/** Milliseconds without a read after which the first screen has what it needs. */
const pauseMs = 50;
/** Milliseconds after which no one waits any longer. */
const patienceMs = 3000;

/**
 * Resolves when nothing is being read anymore, after 3 s at the latest. For what can wait until a screen has loaded what
 * it shows, because it would take bandwidth and time from that.
 */
export function whenQuiet(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      stop();
      clearTimeout(timer);
      clearTimeout(latest);
      resolve();
    };
    const look = () => {
      clearTimeout(timer);
      if (queryClient.isFetching() === 0) timer = setTimeout(settle, pauseMs);
    };
    const latest = setTimeout(settle, patienceMs);
    const stop = queryClient.getQueryCache().subscribe(look);
    look();
  });
}
