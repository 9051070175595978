import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { RowKey } from './columns';
import type { Change } from './db';
import { snapshotOf, type LoadedWorld, type WorldMeta, type WorldStorage } from './storage';

type WorldSchema = DBSchema & {
  /** One record per row. */
  rows: { key: [string, RowKey]; value: Change };
  meta: { key: string; value: WorldMeta };
};

const META = 'world';

/**
 * Saves a world in the browser. Where IndexedDB is refused (some private windows), loading says so and saving does nothing:
 * the world then lives as long as its host.
 */
export function createIndexedDbStorage(name = 'crewboard-world'): WorldStorage {
  const opening = open(name).catch(() => undefined);

  async function clear(): Promise<void> {
    const database = await opening;
    const transaction = database?.transaction(['rows', 'meta'], 'readwrite');
    if (!transaction) return;
    await Promise.all([
      transaction.objectStore('rows').clear(),
      transaction.objectStore('meta').clear(),
      transaction.done,
    ]);
  }

  return {
    async load(stampStart): Promise<LoadedWorld> {
      const database = await opening;
      if (!database) return { kind: 'new', reason: 'unavailable' };
      const transaction = database.transaction(['rows', 'meta'], 'readonly');
      const [meta, rows] = await Promise.all([
        transaction.objectStore('meta').get(META),
        transaction.objectStore('rows').getAll(),
      ]);
      if (!meta) return { kind: 'new', reason: 'empty' };
      if (meta.stamp.startsWith(stampStart)) return { kind: 'saved', snapshot: snapshotOf(rows, meta), meta };
      await clear();
      return { kind: 'new', reason: 'other-stamp' };
    },
    async save(changes, meta) {
      const database = await opening;
      if (!database) return;
      const transaction = database.transaction(['rows', 'meta'], 'readwrite');
      const rows = transaction.objectStore('rows');
      const writes = changes.map((change) => (change.row ? rows.put(change) : rows.delete([change.table, change.key])));
      await Promise.all([...writes, transaction.objectStore('meta').put(meta, META), transaction.done]);
    },
    clear,
    close: () => void opening.then((database) => database?.close()),
  };
}

/** Async, because a browser may also throw at once. */
async function open(name: string): Promise<IDBPDatabase<WorldSchema>> {
  return openDB<WorldSchema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('rows', { keyPath: ['table', 'key'] });
      database.createObjectStore('meta');
    },
  });
}
