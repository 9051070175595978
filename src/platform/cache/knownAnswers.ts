import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** An answer that is on the device before its query is shown. */
export type KnownAnswer = {
  data: unknown;
  /** When the provider gave it, in epoch milliseconds. */
  updatedAt: number;
  /** From this visit. An older one is shown, and asked for again. */
  isFresh: boolean;
};

/** What identifies a query. */
export type QueryName = { queryKey: QueryKey; queryHash: string; meta?: Readonly<Record<string, unknown>> | undefined };

/** For the `meta` of a list that is read as a whole: what it has if its first page is the only one. */
export const withFirstPage = <Row>(toWhole: ToWhole<Row>) => ({ toWhole });

type ToWhole<Row> = (rows: Row[]) => unknown;

/** What such a list has by its first page; undefined if there are more. */
export function toWholeList({ meta }: Pick<QueryName, 'meta'>, page: unknown): unknown {
  return meta && isWithFirstPage(meta) && isOnlyPage(page) ? meta.toWhole(page.data) : undefined;
}

function isWithFirstPage(meta: object): meta is { toWhole: ToWhole<unknown> } {
  return 'toWhole' in meta && typeof meta.toWhole === 'function';
}

function isOnlyPage(page: unknown): page is { data: unknown[] } {
  return typeof page === 'object' && page !== null && 'data' in page && 'last_page' in page && page.last_page === 1;
}

export type FindKnown = (query: QueryName) => KnownAnswer | undefined;

/**
 * Gives new queries the answers that are known already, so that a screen is rendered once, with its rows. Returns what
 * ends it.
 */
export function startWithKnown(queryClient: QueryClient, find: FindKnown): () => void {
  return queryClient.getQueryCache().subscribe(({ type, query }: { type: string; query: Query }) => {
    if (type !== 'added' || query.state.data !== undefined) return;
    const known = find(query);
    if (!known) return;
    const { data, updatedAt, isFresh } = known;
    // A fresh one is kept on the device like any other write.
    query.setData(data, { updatedAt, manual: isFresh });
    if (!isFresh) query.invalidate();
  });
}
