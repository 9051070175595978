import type { EngineTable, StoredRow } from './engine';
import type { SortValue } from './values';

export type IndexKey = string | number | boolean;

/** A way to find rows: `of` returns the key (or keys) a row is listed under, or null for an unlisted row. */
export type IndexSpec<Row> = {
  of: (row: Row) => IndexKey | readonly IndexKey[] | null;
  /** Order within a key. Ties, and a missing `sort`, use the primary key. */
  sort?: (row: Row) => SortValue;
  /** The default direction of answers; 'asc' when missing. */
  order?: 'asc' | 'desc';
  /** At most one row per key. */
  unique?: boolean;
  /** Groups the rows by key on each write, instead of scanning the table on each read. Only where a scan is too slow. */
  grouped?: boolean;
};

/** The rows of a table under each key of an index. */
export type TableIndex = {
  readonly spec: IndexSpec<StoredRow>;
  /** The rows under the key, in no particular order. */
  find(key: IndexKey): StoredRow[];
  add(row: StoredRow): void;
  remove(row: StoredRow): void;
  clear(): void;
};

export function createTableIndex(spec: IndexSpec<StoredRow>, engine: EngineTable): TableIndex {
  return spec.grouped ? createGroups(spec) : createScan(spec, engine);
}

function createScan(spec: IndexSpec<StoredRow>, engine: EngineTable): TableIndex {
  return {
    spec,
    find: (key) => engine.list().filter((row) => isListed(spec.of(row), key)),
    add: ignore,
    remove: ignore,
    clear: ignore,
  };
}

const ignore = () => undefined;

function createGroups(spec: IndexSpec<StoredRow>): TableIndex {
  const groups = new Map<IndexKey, Set<StoredRow>>();
  return {
    spec,
    find: (key) => [...(groups.get(key) ?? [])],
    add(row) {
      for (const key of listKeys(spec.of(row))) groups.set(key, (groups.get(key) ?? new Set()).add(row));
    },
    remove(row) {
      for (const key of listKeys(spec.of(row))) groups.get(key)?.delete(row);
    },
    clear: () => groups.clear(),
  };
}

type Keys = ReturnType<IndexSpec<StoredRow>['of']>;

function isListed(keys: Keys, key: IndexKey): boolean {
  return typeof keys === 'object' && keys !== null ? keys.includes(key) : keys === key;
}

export function listKeys(keys: Keys): readonly IndexKey[] {
  if (keys === null) return [];
  return typeof keys === 'object' ? keys : [keys];
}
