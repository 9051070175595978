import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Change } from '../db';
import { toSnapshot, type LoadedWorld, type WorldMeta, type WorldStorage } from './storage';

type WorldSchema = DBSchema & {
  /** The rows of each save, in order. One record per save, however many rows, because a closing tab leaves no time. */
  saves: { key: number; value: readonly Change[] };
  meta: { key: string; value: WorldMeta };
};

const META = 'world';

/**
 * Saves a world in the browser. Where IndexedDB is unavailable (some private windows), loading reports it and saving
 * does nothing: the world then exists only as long as its host.
 */
export function createIndexedDbStorage(name = 'crewboard-world'): WorldStorage {
  const opening = open(name).catch(() => undefined);

  async function clear(): Promise<void> {
    const database = await opening;
    const transaction = database?.transaction(['saves', 'meta'], 'readwrite');
    if (!transaction) return;
    await Promise.all([
      transaction.objectStore('saves').clear(),
      transaction.objectStore('meta').clear(),
      transaction.done,
    ]);
  }

  return {
    async load(stampStart): Promise<LoadedWorld> {
      const database = await opening;
      if (!database) return { kind: 'new', reason: 'unavailable' };
      const transaction = database.transaction(['saves', 'meta'], 'readwrite');
      const saves = transaction.objectStore('saves');
      const [meta, found] = await Promise.all([transaction.objectStore('meta').get(META), saves.getAll()]);
      if (!meta) return { kind: 'new', reason: 'empty' };
      if (meta.stamp.startsWith(stampStart)) {
        const rows = mergeSaves(found);
        if (found.length > 1) await Promise.all([saves.clear(), saves.add(rows), transaction.done]);
        return { kind: 'saved', snapshot: toSnapshot(rows, meta), meta };
      }
      await clear();
      return { kind: 'new', reason: 'other-stamp' };
    },
    async save(changes, meta) {
      const database = await opening;
      if (!database) return;
      const transaction = database.transaction(['saves', 'meta'], 'readwrite');
      const writes = changes.length > 0 ? [transaction.objectStore('saves').add(changes)] : [];
      await Promise.all([...writes, transaction.objectStore('meta').put(meta, META), transaction.done]);
    },
    clear,
    close: () => void opening.then((database) => database?.close()),
  };
}

/** The last state of each row, without removed rows. */
function mergeSaves(saves: readonly (readonly Change[])[]): Change[] {
  const rows = new Map<string, Change>();
  for (const change of saves.flat()) {
    const key = JSON.stringify([change.table, change.key]);
    if (change.row) rows.set(key, change);
    else rows.delete(key);
  }
  return [...rows.values()];
}

/** Async, because a browser may also throw synchronously. */
async function open(name: string): Promise<IDBPDatabase<WorldSchema>> {
  return openDB<WorldSchema>(name, 2, {
    upgrade(database) {
      for (const store of Array.from(database.objectStoreNames)) database.deleteObjectStore(store);
      database.createObjectStore('saves', { autoIncrement: true });
      database.createObjectStore('meta');
    },
  });
}
