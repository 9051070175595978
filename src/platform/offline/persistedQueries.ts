import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import { type PersistedClient, persistQueryClient, persistQueryClientSave } from '@tanstack/query-persist-client-core';
import {
  type DehydratedState,
  type Query,
  type QueryClient,
  partialMatchKey,
  type QueryKey,
} from '@tanstack/react-query';
import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import { contractStamp } from '#generated/model/stamp';
import { withFallback } from '../drafts/draftStore';
import { isForbidden, isNotFound } from '../http/failures';
import { pause } from '../lib/pause';
import { getDraftOwner, type SessionUser } from '../session/user';

/** Milliseconds that data stays on the device: 7 days. */
export const MAX_AGE = 7 * 24 * 60 * 60 * 1000;
/** Queries in the record; the ones that were fetched longest ago are left out. */
export const MAX_QUERIES = 100;
/** Milliseconds between two writes. After a reload within this time the previous data is shown until it is refetched. */
const writeInterval = 50;
/** Milliseconds that a start waits for the device. */
const restoreTimeout = 300;

/** A person and their token. */
type PersistedSession = { user: SessionUser | null | undefined; token: string | null };

/** Queries that stay readable without a network, in one IndexedDB record for the person who is signed in. */
export type PersistedQueries = {
  /**
   * Puts the stored data of this sign-in into the cache and stores its changes from now on. Resolves when the data is
   * there, or when the device takes too long. Does nothing for a session that is restored already, or without a person.
   */
  restore: (session: PersistedSession) => Promise<void>;
  /** Resolves when the data of the device is in the cache, however long it takes. */
  whenRestored: () => Promise<void>;
  /** Deletes the record. Later changes are not stored. */
  forget: () => Promise<void>;
};

type OpenRecord = { buster: string; whenRestored: Promise<void>; close: () => void };

/** `prefix` is the browser storage's, empty in production. A device without storage persists nothing. */
export function createPersistedQueries(queryClient: QueryClient, storagePrefix: string): PersistedQueries {
  const store = createStore('crewboard-queries', 'queries');
  const key = `${storagePrefix}queries`;
  let current: OpenRecord | undefined;
  // A query that leaves the cache leaves the record too.
  for (const queryKey of persistedKeys) queryClient.setQueryDefaults(queryKey, { gcTime: MAX_AGE });
  return {
    restore: async ({ user, token }) => {
      const owner = getDraftOwner(user ?? null);
      if (owner === undefined || token === null) return;
      // The library deletes a record of another person, token or version of the contract.
      const buster = `${contractStamp}/${owner}/${fingerprint(token)}`;
      if (current?.buster !== buster) {
        current?.close();
        current = openRecord(queryClient, { store, key, buster });
      }
      await Promise.race([current.whenRestored, pause(restoreTimeout)]);
    },
    whenRestored: () => current?.whenRestored ?? Promise.resolve(),
    forget: () => {
      current?.close();
      current = undefined;
      return withFallback(() => del(key, store), undefined);
    },
  };
}

type RecordPlace = { store: UseStore; key: string; buster: string };

function openRecord(queryClient: QueryClient, { store, key, buster }: RecordPlace): OpenRecord {
  let isOpen = true;
  const persister = createAsyncStoragePersister({
    key,
    throttleTime: writeInterval,
    storage: {
      getItem: () => withFallback(() => get<string>(key, store), undefined),
      setItem: async (_, record) => {
        if (isOpen) await set(key, record, store);
      },
      removeItem: () => withFallback(() => del(key, store), undefined),
    },
    serialize: (client) => JSON.stringify(withQueries(client, pickNewest)),
    deserialize: (record) => withQueries(JSON.parse(record) as PersistedClient, isOpen ? toRestored : () => []),
  });
  const options = {
    queryClient,
    persister,
    buster,
    maxAge: MAX_AGE,
    dehydrateOptions: { shouldDehydrateQuery: isPersisted, shouldDehydrateMutation: () => false },
  };
  const [unsubscribe, restored] = persistQueryClient(options);
  const saveRestored = async () => {
    await restored;
    // Data that was fetched before the subscription is stored too.
    if (isOpen) await persistQueryClientSave(options);
  };
  return {
    buster,
    whenRestored: saveRestored().catch(() => undefined),
    close: () => {
      isOpen = false;
      unsubscribe();
    },
  };
}

/** Data stays readable when a call fails, but not when the person is no longer allowed to see it. */
function isPersisted({ queryKey, state: { data, error } }: Query): boolean {
  return data !== undefined && !isForbidden(error) && !isNotFound(error) && isPersistedKey(queryKey);
}

type Queries = DehydratedState['queries'];

function withQueries(client: PersistedClient, change: (queries: Queries) => Queries): PersistedClient {
  const { clientState } = client;
  return { ...client, clientState: { ...clientState, queries: change(clientState.queries) } };
}

function pickNewest(queries: Queries): Queries {
  return queries.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt).slice(0, MAX_QUERIES);
}

/** Restored data is stale, so it is refetched when it is shown. A failure of an earlier visit is not shown. */
function toRestored(queries: Queries): Queries {
  return queries
    .filter(({ state }) => Date.now() - state.dataUpdatedAt < MAX_AGE)
    .map(({ state, ...query }) => ({ ...query, state: { ...state, ...restoredState } }));
}

const restoredState = {
  status: 'success',
  error: null,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: true,
} as const;

/** Starts of the keys that are persisted: a helper's work, and the activities of a person or branch. */
const persistedKeys: readonly QueryKey[] = [
  ['helper'],
  ['helper-profile'],
  ['notifications', 'branch'],
  ['infinite', 'notifications', 'branch'],
];

/** True if the data of a query is stored on this device. Only named queries are, so a new call is never stored by accident. */
export function isPersistedKey(key: QueryKey): boolean {
  return isBranch(key) || persistedKeys.some((start) => partialMatchKey(key, start));
}

/** The list of branches, and the details of one: every company page starts with them. */
function isBranch(key: QueryKey): boolean {
  return key[0] === 'company-branches' && key.length <= 2;
}

/**
 * A short text that differs for different texts. It identifies a text that must not be stored itself. Not for
 * secrets that can be guessed: it is FNV-1a, twice with different starts, 64 bits in all.
 */
export function fingerprint(text: string): string {
  return [0x811c9dc5, 0x9747b28c].map((start) => hash(text, start).toString(16).padStart(8, '0')).join('');
}

function hash(text: string, start: number): number {
  let value = start;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  return value >>> 0;
}
