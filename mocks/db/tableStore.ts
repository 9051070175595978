import type { RowKey } from './columns';
import type { EngineTable, StoredRow } from './engine';
import { DuplicateRow, MissingRow } from './errors';
import type { Journal } from './journal';
import { createSortedList, type SortedList } from './sortedList';
import type { TableIndex } from './tableIndex';
import { compareValues, copyFrozen } from './values';

export type StoreIndexes = Readonly<Record<string, TableIndex<StoredRow>>>;

/** The write side of a table: keeps engine, indexes and journal in sync. Rows here are frozen. */
export type TableStore = {
  readonly name: string;
  readonly keys: SortedList<RowKey>;
  row(key: RowKey): StoredRow | undefined;
  /** Counts up with every change of a row, undone ones included. */
  version(): number;
  insert(row: StoredRow): StoredRow;
  update(key: RowKey, patch: StoredRow): StoredRow;
  remove(key: RowKey): StoredRow | undefined;
  /** Replaces all rows without journal and checks: for rows that were stored before. */
  load(rows: readonly StoredRow[]): void;
};

type Parts = { name: string; key: string; engine: EngineTable; indexes: StoreIndexes; journal: Journal };

export function createTableStore({ name, key: keyColumn, engine, indexes, journal }: Parts): TableStore {
  const { keys, version, attach, detach, replace } = createBond(engine, Object.values(indexes));

  function refuseClash(row: StoredRow, key: RowKey): void {
    for (const [index, { clash }] of Object.entries(indexes)) {
      const taken = clash(row, key);
      if (taken !== undefined) throw new DuplicateRow(name, taken, index);
    }
  }

  return {
    name,
    keys,
    row: engine.get,
    version,
    insert(given) {
      const row = copyFrozen(given);
      const key = getKey(row, keyColumn);
      if (engine.get(key)) throw new DuplicateRow(name, key);
      refuseClash(row, key);
      const stored = engine.create(row);
      attach(stored, key);
      journal.record({ table: name, key, before: null, after: stored }, () => detach(stored, key));
      return stored;
    },
    update(key, patch) {
      const before = engine.get(key);
      if (!before) throw new MissingRow(name, key);
      const after = applyPatch(before, patch);
      if (after[keyColumn] !== key) throw new Error(`${name} ${key}: a primary key never changes`);
      refuseClash(after, key);
      replace(before, after, key);
      journal.record({ table: name, key, before, after }, () => replace(after, before, key));
      return after;
    },
    remove(key) {
      const row = engine.get(key);
      if (!row) return undefined;
      detach(row, key);
      journal.record({ table: name, key, before: row, after: null }, () => attach(engine.put(key, row), key));
      return row;
    },
    load(rows) {
      for (const key of keys.slice(0, keys.size())) {
        const row = engine.get(key);
        if (row) detach(row, key);
      }
      for (const row of rows) {
        const key = getKey(row, keyColumn);
        attach(engine.put(key, engine.isHeld(row) ? row : copyFrozen(row)), key);
      }
    },
  };
}

/** Adds and removes rows in the engine and its indexes together. */
function createBond(engine: EngineTable, indexes: readonly TableIndex<StoredRow>[]) {
  const keys = createSortedList<RowKey>(compareValues);
  let version = 0;
  return {
    keys,
    version: () => version,
    /** For a row the engine already has. */
    attach(row: StoredRow, key: RowKey): void {
      version += 1;
      keys.add(key);
      for (const index of indexes) index.add(row, key);
    },
    detach(row: StoredRow, key: RowKey): void {
      version += 1;
      keys.remove(key);
      for (const index of indexes) index.remove(row, key);
      engine.delete(key);
    },
    replace(from: StoredRow, to: StoredRow, key: RowKey): void {
      version += 1;
      const stored = engine.put(key, to);
      for (const index of indexes) index.move(from, stored, key);
    },
  };
}

function getKey(row: StoredRow, column: string): RowKey {
  const key = row[column];
  if ((typeof key === 'number' && key > 0) || (typeof key === 'string' && key !== '')) return key;
  throw new Error(`A primary key is a text or a positive number, not ${String(key)}`);
}

/** Columns that are undefined in the patch keep their value. */
function applyPatch(row: StoredRow, patch: StoredRow): StoredRow {
  const given = Object.entries(patch).filter(([name, value]) => value !== undefined && name in row);
  return { ...row, ...copyFrozen(Object.fromEntries(given)) };
}
