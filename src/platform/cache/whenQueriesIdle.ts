import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from '../lib/pause';

/** Time without a fetch after which the first screen has its data. */
const idleMs = 50;
const timeoutMs = 3000;

/**
 * Resolves when no query has been fetching for 50 ms and the page is drawn, and after 3 s in any case. For work that
 * would take bandwidth and time from the first screen.
 */
export function whenQueriesIdle(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = () => {
      unsubscribe();
      clearTimeout(timer);
      clearTimeout(timeout);
      resolve();
    };
    const finishUnlessFetching = () => {
      if (queryClient.isFetching() === 0) finish();
    };
    const check = () => {
      clearTimeout(timer);
      if (queryClient.isFetching() === 0) timer = setTimeout(() => whenIdle(finishUnlessFetching, timeoutMs), idleMs);
    };
    const timeout = setTimeout(finish, timeoutMs);
    const unsubscribe = queryClient.getQueryCache().subscribe(check);
    check();
  });
}
