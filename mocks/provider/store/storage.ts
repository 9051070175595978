import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { RandomState } from '../random';
import { type ClockState, type After, realAfter } from '../time/clock';
import type { Change, Snapshot } from './db';

/** The state of a saved world, without its rows. `stamp` names schema, seed and scenario. */
export type WorldMeta = {
  stamp: string;
  clock: ClockState;
  random: RandomState;
  sequences: Record<string, number>;
  /** More than sign-ins was written since the scenario began. */
  isChanged: boolean;
};

export type LoadedWorld =
  | { kind: 'saved'; snapshot: Snapshot; meta: WorldMeta }
  /** Nothing to load: no saved world, a world of another stamp, or a storage that cannot be used. */
  | { kind: 'new'; reason: 'empty' | 'other-stamp' | 'unavailable' };

/** Storage of a world, so that it outlives its host. */
export type WorldStorage = {
  /** Loads the world whose stamp begins like this. A world of another stamp is deleted first. */
  load(stampStart: string): Promise<LoadedWorld>;
  /** Writes the changed rows and the meta record in one step: all or nothing. */
  save(changes: readonly Change[], meta: WorldMeta): Promise<void>;
  clear(): Promise<void>;
  close(): void;
};

/** Groups saved rows by table. */
function toSnapshot(saved: readonly Change[], { sequences }: WorldMeta): Snapshot {
  const rows: Snapshot['rows'] = {};
  for (const { table, row } of saved) {
    if (row) (rows[table] ??= []).push(structuredClone(row));
  }
  return { rows, sequences: { ...sequences } };
}

/** A storage in memory, for tests and the server. It lasts as long as the process. */
export function createMemoryStorage(): WorldStorage {
  let saves: (readonly Change[])[] = [];
  let meta: WorldMeta | undefined;

  async function clear(): Promise<void> {
    saves = [];
    meta = undefined;
  }

  return {
    async load(stampStart) {
      if (!meta) return { kind: 'new', reason: 'empty' };
      if (meta.stamp.startsWith(stampStart))
        return { kind: 'saved', snapshot: toSnapshot(mergeSaves(saves), meta), meta: structuredClone(meta) };
      await clear();
      return { kind: 'new', reason: 'other-stamp' };
    },
    async save(changes, next) {
      saves = [mergeSaves([...saves, structuredClone(changes)])];
      meta = structuredClone(next);
    },
    clear,
    close: () => undefined,
  };
}

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
  return keepLatest(saves.flat()).filter(({ row }) => row !== null);
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

type Source = {
  takeChanges(): Change[];
  onChange(listener: () => void): () => void;
};

type Options = {
  db: Source;
  storage: WorldStorage;
  /** The rest of the world's state, read at each save. */
  meta: () => WorldMeta;
  /** Waits in real time, so that a world with a stopped clock is saved too. */
  after?: After;
};

/** Milliseconds. Short, because a closing tab gives no warning. */
const delayMs = 50;

type Autosave = {
  /** Writes pending rows and the current clock. Resolves when everything is saved; never rejects. */
  flush(): Promise<void>;
  /** Stops watching and writes the pending rows. */
  stop(): Promise<void>;
};

/**
 * Writes changed rows to the storage shortly after they change, one batch at a time. Rows written before the autosave
 * was created wait for the next change or `flush`.
 */
export function createAutosave(options: Options): Autosave {
  const { db, storage, meta, after = realAfter } = options;
  let unsaved: Change[] = [];
  let queue = Promise.resolve();
  let cancel: (() => void) | undefined;

  async function save(): Promise<void> {
    const batch = keepLatest([...unsaved, ...db.takeChanges()]);
    unsaved = [];
    try {
      await storage.save(batch, meta());
    } catch {
      // They are written with the next save.
      unsaved = batch;
    }
  }

  function flush(): Promise<void> {
    cancel?.();
    cancel = undefined;
    queue = queue.then(save);
    return queue;
  }

  const unwatch = db.onChange(() => {
    cancel ??= after(delayMs, () => void flush());
  });

  return {
    flush,
    stop() {
      unwatch();
      return flush();
    },
  };
}

/** The last state of each row, so that a kept batch never overwrites newer rows. */
function keepLatest(changes: readonly Change[]): Change[] {
  return [...new Map(changes.map((change) => [JSON.stringify([change.table, change.key]), change])).values()];
}
