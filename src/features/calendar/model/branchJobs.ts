import type { CalendarItem } from '#generated/model';

/** The jobs of a branch. */
export type BranchJobs = { branchId: number; jobs: readonly CalendarItem[] };

type JobsQuery = {
  data: BranchJobs | undefined;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};

/** The jobs of one or more branches as far as they are loaded. */
export type LoadedJobs = {
  /** Undefined if nothing could be loaded so far. */
  jobs: readonly CalendarItem[] | undefined;
  /** The branch of each job. */
  branchOf: ReadonlyMap<number, number>;
  isPending: boolean;
  /** Other days, or more branches, are on their way. */
  isUpdating: boolean;
  /** The queries that failed. `isPartial`: jobs are missing, not only outdated. */
  failed: { error: unknown; isFetching: boolean; isPartial: boolean; refetch: () => void } | undefined;
};

export function combineJobs(queries: readonly JobsQuery[]): LoadedJobs {
  const found = queries.flatMap(({ data, error }) => data ?? recallLoaded(error) ?? []);
  const failures = queries.filter(({ error }) => error !== null);
  const [failure] = failures;
  return {
    // The list of one branch stays the same, so that its jobs are drawn once.
    jobs: found.length > 1 ? found.flatMap(({ jobs }) => jobs) : found[0]?.jobs,
    branchOf: new Map(found.flatMap(({ branchId, jobs }) => jobs.map(({ order_id }) => [order_id, branchId] as const))),
    isPending: found.length === 0 && queries.some(({ isPending }) => isPending),
    isUpdating: queries.some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData),
    failed: failure && {
      error: failure.error,
      isFetching: failures.some(({ isFetching }) => isFetching),
      isPartial: failures.some(({ data }) => data === undefined),
      refetch: () => {
        for (const { refetch } of failures) void refetch();
      },
    },
  };
}

/** The jobs that were loaded before an error, by the error. */
const loadedBefore = new WeakMap<object, BranchJobs>();

/** Remembers the pages that were loaded before a page failed. Returns the error. */
export function rememberLoaded(error: unknown, loaded: BranchJobs): unknown {
  if (typeof error === 'object' && error !== null && loaded.jobs.length > 0) loadedBefore.set(error, loaded);
  return error;
}

function recallLoaded(error: unknown): BranchJobs | undefined {
  return typeof error === 'object' && error !== null ? loadedBefore.get(error) : undefined;
}
