/** The parts of a query's result that matter to a screen that shows several queries as one. */
type Part = { isPending: boolean; isError: boolean; data: unknown; refetch: () => unknown };

/** State of several queries together; `retry` loads what failed again. */
export function bundleQueries<Query extends Part>(queries: readonly Query[]) {
  return {
    isPending: queries.some(({ isPending }) => isPending),
    failed: queries.find(hasFailed),
    retry: () => queries.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
}

/** Checks whether a query failed and has nothing to show. */
export function hasFailed(query: Part | undefined): boolean {
  return query !== undefined && query.isError && query.data === undefined;
}
