import { ENTITY_TYPE, nullable, primaryKey, type factory } from '@mswjs/data';
import { compareValues, copyFrozen, type SortValue } from './values';

// Columns ------------------------------------------------------------------------------------------------------------

export type RowKey = string | number;

/**
 * The type of a column: `text`, `number`, `flag`, or `json` for any nested value; a trailing `?` allows null. It
 * follows from the row type, so a missing or wrong column does not compile. Rows always have every column, so optional
 * properties are not allowed.
 */
export type ColumnKind = BaseKind | `${BaseKind}?`;
type BaseKind = 'text' | 'number' | 'flag' | 'json';

type BaseKindOf<Value> = [Value] extends [string]
  ? 'text'
  : [Value] extends [number]
    ? 'number'
    : [Value] extends [boolean]
      ? 'flag'
      : 'json';

type KindOf<Value> = undefined extends Value
  ? never
  : null extends Value
    ? `${BaseKindOf<NonNullable<Value>>}?`
    : BaseKindOf<Value>;

export type Columns<Row> = { readonly [Name in keyof Row]-?: KindOf<Row[Name]> };

/** The columns that can be a primary key. */
export type KeyColumn<Row> = { [Name in keyof Row]-?: Row[Name] extends RowKey ? Name : never }[keyof Row] & string;

/** Converts a table's columns to the `@mswjs/data` model that holds its rows. */
export function toModel(columns: Readonly<Record<string, ColumnKind>>, key: string) {
  return Object.fromEntries(
    Object.entries(columns).map(([name, kind]) => [name, name === key ? toKeyColumn(kind) : toModelColumn(kind)]),
  );
}

function toKeyColumn(kind: ColumnKind) {
  return kind === 'number' ? primaryKey<RowKey>(Number) : primaryKey<RowKey>(String);
}

function toModelColumn(kind: ColumnKind) {
  if (kind.endsWith('?')) return nullable<string>(() => null);
  if (kind === 'number') return Number;
  if (kind === 'flag') return Boolean;
  return kind === 'text' ? String : Array;
}

type ColumnTest = (value: unknown) => boolean;
const tests: Readonly<Record<BaseKind, ColumnTest>> = {
  text: (value) => typeof value === 'string',
  number: Number.isFinite,
  flag: (value) => typeof value === 'boolean',
  json: (value) => value !== null && value !== undefined,
};
/** By kind; with `?` also null. */
const columnTests = new Map<string, ColumnTest>(
  Object.entries(tests).flatMap(([kind, test]): [string, ColumnTest][] => [
    [kind, test],
    [`${kind}?`, (value) => value === null || test(value)],
  ]),
);

/** The first column that a row lacks, has in excess, or has a value of another type in; null if there is none. */
export function findWrongColumn(columns: Readonly<Record<string, ColumnKind>>, row: unknown): string | null {
  const given = new Map(Object.entries(Object(row) as object));
  const wrong = Object.entries(columns).find(([name, kind]) => columnTests.get(kind)?.(given.get(name)) !== true);
  return wrong?.[0] ?? [...given.keys()].find((name) => !Object.hasOwn(columns, name)) ?? null;
}

// Indexes ------------------------------------------------------------------------------------------------------------

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

type Keys = ReturnType<IndexSpec<StoredRow>['of']>;

function createIndex(spec: IndexSpec<StoredRow>, listAll: () => StoredRow[]) {
  const groups = new Map<IndexKey, Set<StoredRow>>();
  const listGroupKeys = (row: StoredRow) => (spec.grouped ? listKeys(spec.of(row)) : []);
  return {
    spec,
    /** The rows under the key, in no particular order. */
    find: (key: IndexKey): StoredRow[] =>
      spec.grouped ? [...(groups.get(key) ?? [])] : listAll().filter((row) => isListed(spec.of(row), key)),
    add(row: StoredRow) {
      for (const key of listGroupKeys(row)) groups.set(key, (groups.get(key) ?? new Set()).add(row));
    },
    remove(row: StoredRow) {
      for (const key of listGroupKeys(row)) groups.get(key)?.delete(row);
    },
    clear: () => groups.clear(),
  };
}

function isListed(keys: Keys, key: IndexKey): boolean {
  return typeof keys === 'object' && keys !== null ? keys.includes(key) : keys === key;
}

function listKeys(keys: Keys): readonly IndexKey[] {
  if (keys === null) return [];
  return typeof keys === 'object' ? keys : [keys];
}

// Rows ---------------------------------------------------------------------------------------------------------------

/** A row as `@mswjs/data` stores it. Frozen: a change replaces the row. */
export type StoredRow = Readonly<Record<string, unknown>>;
export type Order = 'asc' | 'desc';
/** One model of `@mswjs/data`. */
export type Model = ReturnType<typeof factory<Record<string, ReturnType<typeof toModel>>>>[string];

export type ChangedRow = { table: string; key: RowKey };
/** Records a change and how to undo it. */
export type RecordChange = (change: ChangedRow | null, undo: () => unknown) => void;

export class MissingRow extends Error {
  override readonly name = 'MissingRow';
  readonly table: string;
  readonly key: RowKey;

  constructor(table: string, key: RowKey) {
    super(`${table} has no row ${key}`);
    this.table = table;
    this.key = key;
  }
}

/** A primary key, or the key of a unique index (then `index` is its name), is already taken. */
export class DuplicateRow extends Error {
  override readonly name = 'DuplicateRow';
  readonly table: string;
  readonly key: IndexKey;
  readonly index: string | undefined;

  constructor(table: string, key: IndexKey, index?: string) {
    super(`${table} already has a row with ${index ?? 'key'} ${key}`);
    this.table = table;
    this.key = key;
    this.index = index;
  }
}

/** The frozen rows of a table. Checks keys and records each change. */
export type TableRows = {
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
  /** Fills the emptied model with rows that were stored before, without record and checks. */
  load(rows: readonly StoredRow[]): void;
};

type CompareRows = (a: StoredRow, b: StoredRow) => number;
type Parts = {
  name: string;
  key: string;
  model: Model;
  indexes: ReadonlyMap<string, IndexSpec<StoredRow>>;
  record: RecordChange;
};

export function createRows({ name, key: keyColumn, model, indexes: specs, record }: Parts): TableRows {
  const indexes = new Map([...specs].map(([index, spec]) => [index, createIndex(spec, model.getAll)]));
  const { get, put, drop, clear, version } = createWriter(model, keyColumn, [...indexes.values()]);
  const getKey = (row: StoredRow) => toKey(row[keyColumn]);
  const byKey: CompareRows = (a, b) => compareValues(getKey(a), getKey(b));

  function getIndex(index: string) {
    const found = indexes.get(index);
    if (!found) throw new Error(`${name} has no index ${index}`);
    return found;
  }

  function refuseDuplicate(row: StoredRow, key: RowKey): void {
    for (const [index, { spec, find }] of indexes) {
      if (!spec.unique) continue;
      const taken = listKeys(spec.of(row)).find((wanted) => find(wanted).some((other) => getKey(other) !== key));
      if (taken !== undefined) throw new DuplicateRow(name, taken, index);
    }
  }

  return {
    name,
    row: get,
    size: model.count,
    all: () => model.getAll().toSorted(byKey),
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
      if (get(key)) throw new DuplicateRow(name, key);
      refuseDuplicate(row, key);
      const stored = put(key, row);
      record({ table: name, key }, () => drop(key));
      return stored;
    },
    update(key, patch) {
      const before = get(key);
      if (!before) throw new MissingRow(name, key);
      const changed = applyPatch(before, patch);
      if (changed[keyColumn] !== key) throw new Error(`${name} ${key}: a primary key never changes`);
      refuseDuplicate(changed, key);
      const stored = put(key, changed);
      record({ table: name, key }, () => put(key, before));
      return stored;
    },
    remove(key) {
      const before = drop(key);
      if (before) record({ table: name, key }, () => put(key, before));
      return before;
    },
    load(rows) {
      clear();
      for (const row of rows) put(getKey(row), row);
    },
  };
}

function createOrder({ sort }: IndexSpec<StoredRow>, byKey: CompareRows): CompareRows {
  return sort ? (a, b) => compareValues(sort(a), sort(b)) || byKey(a, b) : byKey;
}

/**
 * Writes to the model, its indexes and a map by key together: the library scans all rows to find one. A change is a
 * delete and a create, because the library's `update` merges nested objects instead of replacing them.
 */
function createWriter(model: Model, keyColumn: string, indexes: readonly ReturnType<typeof createIndex>[]) {
  const byKey = new Map<RowKey, StoredRow>();
  let version = 0;

  function drop(key: RowKey): StoredRow | undefined {
    const row = byKey.get(key);
    if (!row) return undefined;
    version += 1;
    byKey.delete(key);
    model.delete({ where: { [keyColumn]: { equals: key } } as object });
    for (const index of indexes) index.remove(row);
    return row;
  }

  /** Throws when a column is null that must not be. */
  function add(key: RowKey, row: StoredRow): StoredRow {
    version += 1;
    const given = isStored(row) ? row : copyFrozen(row);
    // Our own types check the columns; the library only sees an untyped model.
    const stored: StoredRow = Object.freeze(model.create(given as Parameters<typeof model.create>[0]));
    byKey.set(key, stored);
    for (const index of indexes) index.add(stored);
    return stored;
  }

  return {
    version: () => version,
    get: (key: RowKey) => byKey.get(key),
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
    /** Forgets all rows, after the library did. */
    clear() {
      byKey.clear();
      for (const index of indexes) index.clear();
    },
  };
}

/** A row that comes from the library is frozen on every level. */
const isStored = (row: StoredRow) => ENTITY_TYPE in row && Object.isFrozen(row);

function toKey(value: unknown): RowKey {
  if ((typeof value === 'number' && value > 0) || (typeof value === 'string' && value !== '')) return value;
  throw new Error(`A primary key is a text or a positive number, not ${String(value)}`);
}

/** Columns that are undefined in the patch keep their value. */
function applyPatch(row: StoredRow, patch: StoredRow): StoredRow {
  const given = Object.entries(patch).filter(([name, value]) => value !== undefined && name in row);
  return { ...row, ...Object.fromEntries(given) };
}
