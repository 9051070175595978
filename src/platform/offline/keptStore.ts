import {
  type AsyncStorage,
  experimental_createQueryPersister as createQueryPersister,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core';
import { notifyManager, type Query, type QueryPersister } from '@tanstack/react-query';
import { createStore, del, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval';
import { contractStamp } from '../../generated/model/stamp';
import { withFallback } from '../drafts/draftStore';
import { isForbidden, isNotFound } from '../http/failures';
import { whenIdle } from '../lib/idle';

const databaseName = 'crewboard-answers';
const storeName = 'answers';

/** A kept answer is deleted after this many milliseconds: 7 days. */
export const KEPT_LIFETIME = 7 * 24 * 60 * 60 * 1000;
/** More answers are not kept; those fetched longest ago go first. */
export const KEPT_LIMIT = 200;
/** Milliseconds after which old answers are deleted even on a busy page. */
const sweepWithin = 10_000;

export type KeptStore = {
  persister: QueryPersister;
  /** Keeps the current answer of a query. */
  keep: (query: Query) => Promise<void>;
  /** Deletes what is old, what exceeds the limit, and what other sessions left in this profile. */
  sweep: () => Promise<void>;
  /** Deletes all answers of this sign-in; later ones are not kept. */
  removeAll: () => Promise<void>;
};

/**
 * Opens the answers of one session in one profile. An answer of another version of the contract is not shown. Without
 * storage (no IndexedDB, no space) nothing is kept and nothing fails.
 */
export function openKeptStore(
  profile: string,
  session: string,
  openStore = () => createStore(databaseName, storeName),
): KeptStore {
  const own = `${profile}${session}/`;
  const storage = createStorage(own, openStore);
  const { retrieveQuery, persistQuery, persisterGc } = createQueryPersister({
    storage,
    prefix: own,
    buster: contractStamp,
    maxAge: KEPT_LIFETIME,
    // IndexedDB stores objects.
    serialize: (answer) => answer,
    deserialize: (answer) => answer,
  });
  const sweep = async () => {
    await storage.removeWhere((key) => key.startsWith(profile) && !key.startsWith(own));
    await persisterGc();
    await storage.trim();
  };
  // The library's own persister leaves a failure of this fetch unhandled.
  const refresh = (query: Query, { state }: PersistedQuery) => {
    query.setState({ dataUpdatedAt: state.dataUpdatedAt });
    // However young: it may have been kept before an event or a write of the person.
    query.fetch().catch(() => undefined);
  };
  /** A person who may no longer see something does not keep it either. */
  const call = async <Answer>(send: () => Answer | Promise<Answer>, { queryHash }: Query): Promise<Answer> => {
    try {
      return await send();
    } catch (error) {
      if (isForbidden(error) || isNotFound(error)) await storage.removeItem(`${own}-${queryHash}`);
      throw error;
    }
  };
  /** A query that is reset, or tried again, asks for a fresh answer. */
  const restored = new WeakSet<Query>();
  const persister: QueryPersister = async (queryFn, context, query) => {
    if (query.state.data === undefined && !restored.has(query)) {
      restored.add(query);
      const kept = await retrieveQuery(query.queryHash, (found) => refresh(query, found));
      if (kept !== undefined) return kept;
    }
    const answer = await call(() => queryFn(context), query);
    notifyManager.schedule(() => void persistQuery(query));
    return answer;
  };
  whenIdle(() => void sweep(), sweepWithin);
  return { persister, keep: persistQuery, sweep, removeAll: () => storage.close() };
}

type Storage = AsyncStorage<PersistedQuery> & {
  trim: () => Promise<void>;
  removeWhere: (isMeant: (key: string) => boolean) => Promise<void>;
  close: () => Promise<void>;
};

function createStorage(own: string, openStore: () => UseStore): Storage {
  let opened: UseStore | undefined;
  let isClosed = false;
  const open = () => (opened ??= openStore());
  const listOwn = async () => (await entries<string, PersistedQuery>(open())).filter(([key]) => key.startsWith(own));
  const removeWhere = (isMeant: (key: string) => boolean) =>
    withFallback(async () => delMany((await keys<string>(open())).filter(isMeant), open()), undefined);
  return {
    getItem: (key) => withFallback(() => get<PersistedQuery>(key, open()), undefined),
    setItem: async (key, answer) => {
      if (!isClosed) await withFallback(() => set(key, answer, open()), undefined);
    },
    removeItem: (key) => withFallback(() => del(key, open()), undefined),
    entries: () => withFallback(listOwn, []),
    trim: () =>
      withFallback(async () => {
        const newestFirst = (await listOwn()).sort(([, a], [, b]) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
        const surplus = newestFirst.slice(KEPT_LIMIT).map(([key]) => key);
        await delMany(surplus, open());
      }, undefined),
    removeWhere,
    close: () => {
      isClosed = true;
      return removeWhere((key) => key.startsWith(own));
    },
  };
}
