import {
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
  MutationCache,
  MutationObserver,
  QueryCache,
  QueryClient,
  type QueryKey,
  type Query,
} from '@tanstack/react-query';
import { ApiError, isMissingCall, isTimeout } from '../http/ApiError';
import { isPlanLimit, isServerFailure, isUnanswered } from '../http/failures';
import { whenIdle } from '../lib/pause';

const attempts = 3;
/** Each takes its whole time limit while the user waits. */
const timeoutAttempts = 2;

/** Codes of refusals that the caller of a mutation handles; no toast reports them: `meta: handledErrorCodes('stale_version')`. */
export function handledErrorCodes(...codes: readonly string[]): { handledErrorCodes: readonly string[] } {
  return { handledErrorCodes: codes };
}

/** For a query whose screen offers a plan to people whose own does not include it: a 402 is no error. */
export const offersPlan = { isPlanOffered: true } as const;

export type CacheOptions = {
  /** Milliseconds before the first retry of a query. */
  retryDelay?: number;
};

/**
 * The client with all server state. `onFailure` is called once for each failed query or mutation, after the last
 * attempt (spec section 8), except for plans that the screen offers and calls that the provider does not have. Refused calls (4xx) and mutations are never retried.
 */
export function createQueryClient(
  onFailure: (error: ApiError) => void,
  { retryDelay = 500 }: CacheOptions = {},
): QueryClient {
  const report = (error: unknown) => {
    if (error instanceof ApiError && !isMissingCall(error)) onFailure(error);
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const isUnseen = query.meta?.['isPrefetch'] === true && query.getObserversCount() === 0;
        const isOffer = query.meta?.['isPlanOffered'] === true && isPlanLimit(error);
        if (!isOffer && !isUnseen) report(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _, __, { meta }) => {
        if (!isSettled(error, meta?.handledErrorCodes)) report(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        networkMode,
        refetchOnReconnect: true,
        retry: (failures, error) => isTemporary(error) && failures < attemptsFor(error) - 1,
        retryDelay: (failures) => retryDelay * 2 ** failures,
      },
      // Submitted values, such as a password, are dropped with the screen that sent them.
      mutations: { retry: false, gcTime: 0, networkMode },
    },
  });
}

/** An offline call fails immediately with a toast (spec section 8). By default it would silently wait for the network. */
const networkMode = 'always';

/**
 * Makes a call outside a hook: in a saga, or for one of several files. It runs as a mutation, so it is never retried and
 * its failure is reported like any other. Rejects with the error of `call`.
 */
export async function runCall<Result>(queryClient: QueryClient, call: () => Promise<Result>): Promise<Result> {
  const observer = new MutationObserver(queryClient, { mutationFn: call });
  try {
    return await observer.mutate();
  } finally {
    observer.reset();
  }
}

/** Options of a query, or of an endless list with its `initialPageParam`. */
export type PrefetchQuery = {
  queryKey: QueryKey;
  queryFn?: unknown;
  initialPageParam?: unknown;
  getNextPageParam?: unknown;
};

/** Reads ahead for a page. A failure is reported only if a page shows the query by then. */
export function prefetch(queryClient: QueryClient, query: PrefetchQuery): void {
  const options = { ...query, meta: { isPrefetch: true } };
  if ('initialPageParam' in query) void queryClient.prefetchInfiniteQuery(options as FetchInfiniteQueryOptions);
  else void queryClient.prefetchQuery(options as FetchQueryOptions);
}

function isSettled(error: unknown, codes: unknown): boolean {
  return error instanceof ApiError && Array.isArray(codes) && codes.includes(error.code);
}

function isTemporary(error: unknown): boolean {
  return isUnanswered(error) || (isServerFailure(error) && !isMissingCall(error));
}

function attemptsFor(error: unknown): number {
  return error instanceof ApiError && isTimeout(error) ? timeoutAttempts : attempts;
}

/**
 * Refetches what is on screen, everything or what is affected. A query that is loading its first answer or a further
 * page cannot be refetched at the same time, and its answer may be older than what was missed, so it is refetched
 * afterward.
 */
export function refreshActive(queryClient: QueryClient, isAffected: (query: Query) => boolean = () => true): void {
  const predicate = (query: Query) => isAffected(query) && isBusy(query);
  const busy = queryClient.getQueryCache().findAll({ type: 'active', predicate });
  void queryClient.invalidateQueries({
    refetchType: 'active',
    predicate: (query) => isAffected(query) && !busy.includes(query),
  });
  for (const query of busy) {
    const again = () => void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
    query.promise?.then(again, () => {
      if (query.state.data !== undefined) again();
    });
  }
}

function isBusy({ state }: Query): boolean {
  const isFurtherPage = state.fetchMeta?.fetchMore !== undefined;
  return state.fetchStatus === 'fetching' && (state.data === undefined || isFurtherPage);
}

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
