import type { RowKey } from './columns';
import type { EngineTable, StoredRow } from './engine';
import { DuplicateRow, MissingRow } from './errors';
import type { Journal } from './storage/journal';
import { type IndexKey, type IndexSpec, listKeys, type TableIndex } from './tableIndex';
import { compareValues } from './values';

export type Order = 'asc' | 'desc';
type StoreIndexes = Readonly<Record<string, TableIndex>>;

/** The frozen rows of a table. Checks keys and records each change in the journal. */
export type TableStore = {
  readonly name: string;
  row(key: RowKey): StoredRow | undefined;
  size(): number;
  /** All rows, by primary key. */
  all(): StoredRow[];
  getKey(row: StoredRow): RowKey;
  /** The rows under a key of an index, in its order. */
  list(index: string, key: IndexKey, order?: Order): StoredRow[];
  count(index: string, key: IndexKey): number;
  /** Counts up with every change of a row, undone ones included. */
  version(): number;
  insert(row: StoredRow): StoredRow;
  update(key: RowKey, patch: StoredRow): StoredRow;
  remove(key: RowKey): StoredRow | undefined;
  /** Fills the emptied table with rows that were stored before, without journal and checks. */
  load(rows: readonly StoredRow[]): void;
};

type CompareRows = (a: StoredRow, b: StoredRow) => number;
type Parts = { name: string; key: string; engine: EngineTable; indexes: StoreIndexes; journal: Journal };

export function createTableStore({ name, key: keyColumn, engine, indexes, journal }: Parts): TableStore {
  const { put, drop, version } = createWriter(engine, Object.values(indexes));
  const getKey = (row: StoredRow) => toKey(row[keyColumn]);
  const byKey: CompareRows = (a, b) => compareValues(getKey(a), getKey(b));

  const getIndex = (index: string) => indexes[index] ?? refuseIndex(name, index);

  function refuseDuplicate(row: StoredRow, key: RowKey): void {
    for (const [index, { spec, find }] of Object.entries(indexes)) {
      if (!spec.unique) continue;
      const taken = listKeys(spec.of(row)).find((wanted) => find(wanted).some((other) => getKey(other) !== key));
      if (taken !== undefined) throw new DuplicateRow(name, taken, index);
    }
  }

  return {
    name,
    row: engine.get,
    size: engine.count,
    all: () => engine.list().toSorted(byKey),
    getKey,
    list(index, key, order) {
      const { find, spec } = getIndex(index);
      const compare = createOrder(spec, byKey);
      const isDescending = (order ?? spec.order) === 'desc';
      return find(key).sort(isDescending ? (a, b) => compare(b, a) : compare);
    },
    count: (index, key) => getIndex(index).find(key).length,
    version,
    insert(row) {
      const key = getKey(row);
      if (engine.get(key)) throw new DuplicateRow(name, key);
      refuseDuplicate(row, key);
      const stored = put(key, row);
      journal.record({ table: name, key }, () => drop(key));
      return stored;
    },
    update(key, patch) {
      const before = engine.get(key);
      if (!before) throw new MissingRow(name, key);
      const changed = applyPatch(before, patch);
      if (changed[keyColumn] !== key) throw new Error(`${name} ${key}: a primary key never changes`);
      refuseDuplicate(changed, key);
      const stored = put(key, changed);
      journal.record({ table: name, key }, () => put(key, before));
      return stored;
    },
    remove(key) {
      const before = drop(key);
      if (before) journal.record({ table: name, key }, () => put(key, before));
      return before;
    },
    load(rows) {
      for (const index of Object.values(indexes)) index.clear();
      for (const row of rows) put(getKey(row), row);
    },
  };
}

function refuseIndex(table: string, index: string): never {
  throw new Error(`${table} has no index ${index}`);
}

function createOrder({ sort }: IndexSpec<StoredRow>, byKey: CompareRows): CompareRows {
  return sort ? (a, b) => compareValues(sort(a), sort(b)) || byKey(a, b) : byKey;
}

/** Writes to the engine and the indexes together. */
function createWriter(engine: EngineTable, indexes: readonly TableIndex[]) {
  let version = 0;

  function drop(key: RowKey): StoredRow | undefined {
    const row = engine.delete(key);
    if (!row) return undefined;
    version += 1;
    for (const index of indexes) index.remove(row);
    return row;
  }

  function add(key: RowKey, row: StoredRow): StoredRow {
    version += 1;
    const stored = engine.create(key, row);
    for (const index of indexes) index.add(stored);
    return stored;
  }

  return {
    version: () => version,
    drop,
    /** Adds the row or replaces the one with the same key, which stays if the library refuses the new one. */
    put(key: RowKey, row: StoredRow): StoredRow {
      const before = drop(key);
      try {
        return add(key, row);
      } catch (error) {
        if (before) add(key, before);
        throw error;
      }
    },
  };
}

function toKey(value: unknown): RowKey {
  if ((typeof value === 'number' && value > 0) || (typeof value === 'string' && value !== '')) return value;
  throw new Error(`A primary key is a text or a positive number, not ${String(value)}`);
}

/** Columns that are undefined in the patch keep their value. */
function applyPatch(row: StoredRow, patch: StoredRow): StoredRow {
  const given = Object.entries(patch).filter(([name, value]) => value !== undefined && name in row);
  return { ...row, ...Object.fromEntries(given) };
}
