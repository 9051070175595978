import type { QueryCacheNotifyEvent, QueryClient, QueryPersister } from '@tanstack/react-query';
import type { FindKnown } from '../cache/knownAnswers';
import { type KeptSession, toSessionId } from './keptDatabase';
import { isKept } from './keptKeys';
import type { KeptStore } from './keptStore';

/**
 * Answers of the provider kept on this device for one session: a page shows them at once, then the fresh ones, and stays
 * readable without a network. They are deleted when the session ends.
 */
export type KeptAnswers = {
  /** The `persister` of all queries. Without an open store, and for answers that are not kept, it only calls. */
  persister: QueryPersister;
  /** Keeps answers from now on. After another sign-in nothing of the one before is shown. */
  open: (session: KeptSession, queryClient: QueryClient) => void;
  /** Deletes what was kept; resolves when it is gone. An answer that arrives later is not kept. */
  forget: () => Promise<void>;
  /** Resolves when what the first screen shows was read, with the hashes of those queries. */
  whenRead: () => Promise<string[]>;
  /** An answer that was read for the first screen, once. */
  find: FindKnown;
};

type Opened = { id: string; store: Promise<KeptStore | undefined>; stop: () => void };

/** The prefix is the one of the browser storage, empty in production. */
export function createKeptAnswers(prefix: string, load: () => Promise<OpenKeptStore> = loadStore): KeptAnswers {
  let opened: Opened | undefined;
  let readable: KeptStore | undefined;
  let removed = Promise.resolve();
  return {
    persister: async (queryFn, context, query) => {
      const store = isKept(query.queryKey) ? await opened?.store : undefined;
      return store ? store.persister(queryFn, context, query) : queryFn(context);
    },
    open: (session, queryClient) => {
      const id = toSessionId(session);
      if (opened?.id === id) return;
      if (opened) removed = removeAll(opened);
      readable = undefined;
      const store = load().then(
        (openStore) => openStore(prefix, id),
        // Without its code nothing is kept; the app works as it does on a device without storage.
        () => undefined,
      );
      opened = { id, store, stop: keepWrites(queryClient, store) };
    },
    forget: () => {
      if (opened) removed = removeAll(opened);
      opened = undefined;
      readable = undefined;
      return removed;
    },
    whenRead: async () => {
      const current = opened;
      const store = await current?.store;
      const hashes = (await store?.whenRead) ?? [];
      if (opened !== current) return [];
      readable = store;
      return hashes;
    },
    find: (query) => readable?.find(query),
  };
}

async function removeAll({ store, stop }: Opened): Promise<void> {
  stop();
  await (await store)?.removeAll();
}

type OpenKeptStore = (prefix: string, session: string) => KeptStore;

const loadStore = () => import('./keptStore').then(({ openKeptStore }) => openKeptStore);

/** The persister sees what a query fetches. What events and mutations write into the cache is kept here. */
function keepWrites(queryClient: QueryClient, store: Promise<KeptStore | undefined>): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    const query = isWrite(event) && queryClient.getQueryCache().get(event.query.queryHash);
    if (query && isKept(query.queryKey)) void store.then((kept) => kept?.keep(query));
  });
}

function isWrite(event: QueryCacheNotifyEvent): boolean {
  return event.type === 'updated' && event.action.type === 'success' && event.action.manual === true;
}
