import {
  type AsyncStorage,
  experimental_createQueryPersister as createQueryPersister,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core';
import { notifyManager, type Query, type QueryPersister } from '@tanstack/react-query';
import { del, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval';
import { contractStamp } from '../../generated/model/stamp';
import type { FindKnown } from '../cache/knownAnswers';
import { withFallback } from '../drafts/draftStore';
import { isForbidden, isNotFound } from '../http/failures';
import { whenIdle } from '../lib/idle';
import { openKeptDatabase, takeAhead } from './keptDatabase';

/** A kept answer is deleted after this many milliseconds: 7 days. */
export const KEPT_LIFETIME = 7 * 24 * 60 * 60 * 1000;
/** More answers are not kept; those fetched longest ago go first. */
export const KEPT_LIMIT = 200;
/** Milliseconds after which old answers are deleted even on a busy page. */
const sweepWithin = 10_000;

export type KeptStore = {
  persister: QueryPersister;
  /** Resolves when what the first screen shows was read, with the hashes of those queries. */
  whenRead: Promise<string[]>;
  /** An answer that was read for the first screen, once. */
  find: FindKnown;
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
export function openKeptStore(profile: string, session: string, openStore = openKeptDatabase): KeptStore {
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
  const find: FindKnown = ({ queryHash }) => {
    const entry = storage.takeRead(`${own}-${queryHash}`);
    if (!entry || entry.buster !== contractStamp) return undefined;
    const { data, dataUpdatedAt } = entry.state;
    const isOld = Date.now() - dataUpdatedAt > KEPT_LIFETIME;
    return isOld ? undefined : { data, updatedAt: dataUpdatedAt, isFresh: false };
  };
  whenIdle(() => void sweep(), sweepWithin);
  const whenRead = storage.whenRead.then((read) => read.map((key) => key.slice(`${own}-`.length)));
  return { persister, whenRead, find, keep: persistQuery, sweep, removeAll: () => storage.close() };
}

type Storage = AsyncStorage<PersistedQuery> & {
  /** Resolves when entries were read ahead, with their keys. */
  whenRead: Promise<string[]>;
  /** An entry that was read ahead, once. */
  takeRead: (key: string) => PersistedQuery | undefined;
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
  const read = new Map<string, PersistedQuery>();
  const whenRead = takeAhead(own).then((ahead) => {
    if (!isClosed) ahead.forEach((entry, key) => read.set(key, entry));
    return [...read.keys()];
  });
  const takeRead = (key: string) => {
    const entry = read.get(key);
    read.delete(key);
    return entry;
  };
  return {
    whenRead,
    takeRead,
    getItem: async (key) => {
      await whenRead;
      return takeRead(key) ?? withFallback(() => get<PersistedQuery>(key, open()), undefined);
    },
    setItem: async (key, answer) => {
      await whenRead;
      read.delete(key);
      if (!isClosed) await withFallback(() => set(key, answer, open()), undefined);
    },
    removeItem: async (key) => {
      await whenRead;
      read.delete(key);
      await withFallback(() => del(key, open()), undefined);
    },
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
      read.clear();
      return removeWhere((key) => key.startsWith(own));
    },
  };
}
