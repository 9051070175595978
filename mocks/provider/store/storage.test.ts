import { describe, expect, it, vi } from 'vitest';
import { activity, openExampleDb, phoenix, tucson } from '../../../tests/kit/storage/exampleDb';
import { createRandom } from '../random';
import {
  createAutosave,
  createIndexedDbStorage,
  createMemoryStorage,
  type WorldMeta,
  type WorldStorage,
} from './storage';

const meta = (sequences: Record<string, number> = {}, stamp = 'schema 1'): WorldMeta => ({
  stamp,
  isChanged: true,
  clock: { mode: 'running', offsetMs: 5 },
  random: createRandom(1).state(),
  sequences,
});

const storages: [string, () => WorldStorage][] = [
  ['in memory', createMemoryStorage],
  ['IndexedDB', createIndexedDbStorage],
];

describe.each(storages)('a storage: %s', (_name, open) => {
  it('is empty at first, then returns rows, clock, random state and sequences', async () => {
    const storage = open();
    expect(await storage.load('schema 1')).toEqual({ kind: 'new', reason: 'empty' });
    const db = openExampleDb();
    db.tables.branch.insert(phoenix);
    db.tables.activity.insert(activity('a', 1));
    db.nextId('order');
    await storage.save(db.takeChanges(), meta(db.sequences()));
    db.tables.branch.insert(tucson);
    db.tables.activity.remove('a');
    await storage.save(db.takeChanges(), meta(db.sequences()));
    const loaded = await storage.load('schema 1');
    expect(loaded).toMatchObject({ kind: 'saved', meta: meta({ order: 1 }) });
    const again = openExampleDb();
    if (loaded.kind === 'saved') again.restore(loaded.snapshot);
    expect(again.hash()).toBe(db.hash());
  });

  it('deletes a world of another stamp and reports it', async () => {
    const storage = open();
    await storage.save([{ table: 'branch', key: 1, row: phoenix }], meta());
    expect(await storage.load('schema 2')).toEqual({ kind: 'new', reason: 'other-stamp' });
    expect(await storage.load('schema 1')).toEqual({ kind: 'new', reason: 'empty' });
    await storage.save([{ table: 'branch', key: 2, row: tucson }], meta({}, 'schema 2'));
    const loaded = await storage.load('schema 2');
    expect(loaded).toMatchObject({ snapshot: { rows: { branch: [tucson] } } });
  });

  it('forgets everything when cleared', async () => {
    const storage = open();
    await storage.save([{ table: 'branch', key: 1, row: phoenix }], meta());
    await storage.clear();
    expect(await storage.load('schema 1')).toEqual({ kind: 'new', reason: 'empty' });
    storage.close();
  });
});

describe('IndexedDB', () => {
  it('keeps the world for the next host with the same name', async () => {
    const first = createIndexedDbStorage('w');
    await first.save([{ table: 'branch', key: 1, row: phoenix }], meta());
    first.close();
    expect(await createIndexedDbStorage('w').load('schema 1')).toMatchObject({ kind: 'saved' });
    expect(await createIndexedDbStorage('other').load('schema 1')).toMatchObject({ kind: 'new' });
  });

  it('saves nothing when the browser refuses it', async () => {
    vi.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const storage = createIndexedDbStorage();
    expect(await storage.load('schema 1')).toEqual({ kind: 'new', reason: 'unavailable' });
    await expect(storage.save([], meta())).resolves.toBeUndefined();
    await expect(storage.clear()).resolves.toBeUndefined();
  });
});

describe('autosave', () => {
  function start(storage: WorldStorage) {
    const db = openExampleDb();
    const timers: (() => void)[] = [];
    const autosave = createAutosave({
      db,
      storage,
      meta: () => meta(db.sequences()),
      after: (_delay, run) => {
        timers.push(run);
        return () => undefined;
      },
    });
    return { db, timers, autosave };
  }

  it('collects a burst into one write of the changed rows only', async () => {
    const storage = createMemoryStorage();
    const save = vi.spyOn(storage, 'save');
    const { db, timers, autosave } = start(storage);
    db.tables.branch.insert(phoenix);
    await autosave.flush();
    db.tables.branch.insert(tucson);
    db.tables.branch.update(2, { name: 'Mesa' });
    expect(timers).toHaveLength(2);
    timers[1]?.();
    await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save.mock.calls[1]?.[0]).toEqual([{ table: 'branch', key: 2, row: { ...tucson, name: 'Mesa' } }]);
  });

  it('never writes two batches at the same time, and flush waits for the last', async () => {
    const storage = createMemoryStorage();
    const release: (() => void)[] = [];
    const seen: (string | number)[][] = [];
    storage.save = (changes) => {
      seen.push(changes.map(({ key }) => key));
      return new Promise((resolve) => release.push(() => resolve()));
    };
    const { db, autosave } = start(storage);
    db.tables.branch.insert(phoenix);
    void autosave.flush();
    await vi.waitFor(() => expect(release).toHaveLength(1));
    db.tables.branch.insert(tucson);
    const flushed = autosave.flush();
    await Promise.resolve();
    expect(seen).toEqual([[1]]);
    release[0]?.();
    await vi.waitFor(() => expect(release).toHaveLength(2));
    release[1]?.();
    await flushed;
    expect(seen).toEqual([[1], [2]]);
  });

  it('keeps the rows of a failed write for the next one, newest state first', async () => {
    const storage = createMemoryStorage();
    const real = storage.save;
    storage.save = () => Promise.reject(new Error('disk full'));
    const { db, autosave } = start(storage);
    db.tables.branch.insert(phoenix);
    db.tables.branch.insert(tucson);
    await autosave.flush();
    storage.save = real;
    db.tables.branch.update(1, { name: 'Mesa' });
    await autosave.stop();
    const loaded = await storage.load('schema 1');
    expect(loaded).toMatchObject({ snapshot: { rows: { branch: [{ name: 'Mesa' }, { name: 'Tucson' }] } } });
  });
});
