import { ENTITY_TYPE, type factory } from '@mswjs/data';
import { toModel, type Columns, type KeyColumn, type NamedKinds, type RowKey } from './columns';
import { compareValues, copyFrozen, copyValue, type SortValue } from './values';

// Definition ---------------------------------------------------------------------------------------------------------

type IndexKey = string | number | boolean;
type IndexKeys = IndexKey | readonly IndexKey[] | null;

/** A way to find rows: `of` returns the key (or keys) a row is listed under, or null for an unlisted row. */
type IndexSpec<Row> = {
  of: (row: Row) => IndexKeys;
  /** Order within a key. Ties, and a missing `sort`, use the primary key. */
  sort?: (row: Row) => SortValue;
  /** The default direction of answers; 'asc' when missing. */
  order?: Order;
  /** At most one row per key. */
  unique?: boolean;
  /** Groups the rows by key on each write, instead of scanning the table on each read. Only where a scan is too slow. */
  grouped?: boolean;
};

/** An index is its key function, or a spec when it also has an order or is unique. */
type Indexes<Row> = Readonly<Record<string, ((row: Row) => IndexKeys) | IndexSpec<Row>>>;

type KeyFunction<Index> = Index extends { of: infer Of } ? Of : Index;
type KeyOfIndex<Index> =
  KeyFunction<Index> extends (...args: never[]) => infer Found
    ? Extract<Found extends readonly (infer Each)[] ? Each : Found, IndexKey>
    : never;
type KeysOf<Specs> = { [Name in keyof Specs]: KeyOfIndex<Specs[Name]> };

type Spec<Row, Key extends KeyColumn<Row>, Specs extends Indexes<Row>> = {
  key: Key;
  columns: Columns<Row>;
  indexes: Specs;
};

/** One model of `@mswjs/data`. */
type Model = ReturnType<typeof factory<Record<string, ReturnType<typeof toModel>>>>[string];

/** A row as `@mswjs/data` stores it. Frozen: a change replaces the row. */
export type StoredRow = Readonly<Record<string, unknown>>;
export type ChangedRow = { table: string; key: RowKey };
/** Records a change and how to undo it. */
export type RecordChange = (change: ChangedRow | null, undo: () => unknown) => void;

/** The rows themselves, for the database. */
type StoredRows = {
  get(key: RowKey): StoredRow | undefined;
  /** All rows, by primary key. */
  all(): StoredRow[];
  getKey(row: StoredRow): RowKey;
  /** Fills the emptied model with rows that were stored before, without record and checks. */
  load(rows: readonly StoredRow[]): void;
};

/** Describes a table; `createDb` opens it. */
export type TableDefinition<Opened> = {
  columns: NamedKinds;
  model: ReturnType<typeof toModel>;
  open(name: string, model: Model, record: RecordChange): { table: Opened; stored: StoredRows };
};

/**
 * `defineTable<BranchRow>()({ key: 'id', columns: { id: 'number', name: 'text' }, indexes: { company: (row) => row.company_id } })`.
 * Called twice because the compiler either takes the row type or infers the indexes, not both together.
 */
export function defineTable<Row extends object>() {
  return <Key extends KeyColumn<Row>, const Specs extends Indexes<Row>>(
    spec: Spec<Row, Key, Specs>,
  ): TableDefinition<Table<Row, Extract<Row[Key], RowKey>, KeysOf<Specs>>> => {
    const columns: NamedKinds = Object.fromEntries(Object.entries(spec.columns));
    const indexes = new Map(
      Object.entries<Indexes<Row>[string]>(spec.indexes).map(([name, index]): [string, IndexSpec<Row>] => [
        name,
        typeof index === 'function' ? { of: index } : index,
      ]),
    );
    return {
      columns,
      model: toModel(columns, spec.key),
      open(name, model, record) {
        const rows = createRows({ name, keyColumn: spec.key, model, indexes, record });
        return { table: createTable(name, rows), stored: rows.stored };
      },
    };
  };
}

// Rows ---------------------------------------------------------------------------------------------------------------

type Parts<Row> = {
  name: string;
  keyColumn: string;
  model: Model;
  indexes: ReadonlyMap<string, IndexSpec<Row>>;
  record: RecordChange;
};
type Rows<Row extends object> = ReturnType<typeof createRows<Row>>;

/** Checks keys, records each change, and finds the frozen rows. */
function createRows<Row extends object>({ name, keyColumn, model, indexes, record }: Parts<Row>) {
  const { put, drop, get, find, clear, version } = createWriter(model, keyColumn, [...indexes.values()]);
  const getKey = (row: Row) => toKey(Reflect.get(row, keyColumn));
  const compareKeys = (a: Row, b: Row) => compareValues(getKey(a), getKey(b));
  // The store checks each row against the columns, and the columns cover the whole Row.
  const typed = (row: StoredRow) => row as Row;
  const all = () => model.getAll().map(typed).sort(compareKeys);

  function getIndex(index: string): IndexSpec<Row> {
    const found = indexes.get(index);
    if (!found) throw new Error(`${name} has no index ${index}`);
    return found;
  }

  function refuseDuplicate(row: Row, key: RowKey): void {
    for (const [index, spec] of indexes) {
      if (!spec.unique) continue;
      const taken = listKeys(spec.of(row)).find((wanted) => find(spec, wanted).some((other) => getKey(other) !== key));
      if (taken !== undefined) throw new Error(`${name} already has a row with ${index} ${taken}`);
    }
  }

  return {
    get,
    all,
    version,
    size: model.count,
    require(key: RowKey): Row {
      const row = get(key);
      if (!row) throw new Error(`${name} has no row ${key}`);
      return row;
    },
    count: (index: string, key: IndexKey) => find(getIndex(index), key).length,
    /** The rows under a key of an index, in its order. */
    list(index: string, key: IndexKey, order?: Order): Row[] {
      const spec = getIndex(index);
      const { sort } = spec;
      const compare = sort ? (a: Row, b: Row) => compareValues(sort(a), sort(b)) || compareKeys(a, b) : compareKeys;
      const isDescending = (order ?? spec.order) === 'desc';
      return find(spec, key).sort(isDescending ? (a, b) => compare(b, a) : compare);
    },
    insert(row: Row): Row {
      const key = getKey(row);
      if (get(key)) throw new Error(`${name} already has a row with key ${key}`);
      refuseDuplicate(row, key);
      const stored = put(key, row);
      record({ table: name, key }, () => drop(key));
      return stored;
    },
    update(key: RowKey, patch: Partial<Row>): Row {
      const before = this.require(key);
      const changed = applyPatch(before, patch);
      if (getKey(changed) !== key) throw new Error(`${name} ${key}: a primary key never changes`);
      refuseDuplicate(changed, key);
      const stored = put(key, changed);
      record({ table: name, key }, () => put(key, before));
      return stored;
    },
    remove(key: RowKey): Row | undefined {
      const before = drop(key);
      if (before) record({ table: name, key }, () => put(key, before));
      return before;
    },
    stored: {
      get: (key: RowKey) => get(key) as StoredRow | undefined,
      all: () => all() as StoredRow[],
      getKey: (row: StoredRow) => getKey(typed(row)),
      load(rows: readonly StoredRow[]) {
        clear();
        for (const row of rows.map(typed)) put(getKey(row), row);
      },
    },
  };
}

/**
 * Writes to the model, its grouped indexes and a map by key together: the library scans all rows to find one. A change
 * is a delete and a create, because the library's `update` merges nested objects instead of replacing them.
 */
function createWriter<Row extends object>(model: Model, keyColumn: string, indexes: readonly IndexSpec<Row>[]) {
  const byKey = new Map<RowKey, Row>();
  const groups = new Map(indexes.filter(({ grouped }) => grouped).map((spec) => [spec, new Map<IndexKey, Set<Row>>()]));
  let version = 0;

  function drop(key: RowKey): Row | undefined {
    const row = byKey.get(key);
    if (!row) return undefined;
    version += 1;
    byKey.delete(key);
    model.delete({ where: { [keyColumn]: { equals: key } } as object });
    for (const [spec, group] of groups) for (const each of listKeys(spec.of(row))) group.get(each)?.delete(row);
    return row;
  }

  /** Throws when a column is null that must not be. */
  function add(key: RowKey, row: Row): Row {
    version += 1;
    // A row that comes from the library is frozen on every level.
    const given = ENTITY_TYPE in row && Object.isFrozen(row) ? row : copyFrozen(row);
    // Our own types check the columns; the library only sees an untyped model.
    const stored = Object.freeze(model.create(given as Parameters<typeof model.create>[0])) as StoredRow as Row;
    byKey.set(key, stored);
    for (const [spec, group] of groups)
      for (const each of listKeys(spec.of(stored))) group.set(each, (group.get(each) ?? new Set()).add(stored));
    return stored;
  }

  return {
    drop,
    /** Adds the row or replaces the one with the same key, which stays if the library refuses the new one. */
    put(key: RowKey, row: Row): Row {
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
      for (const group of groups.values()) group.clear();
    },
    get: (key: RowKey) => byKey.get(key),
    /** The rows under a key of an index, in no particular order. */
    find(spec: IndexSpec<Row>, key: IndexKey): Row[] {
      const group = groups.get(spec);
      if (group) return [...(group.get(key) ?? [])];
      return (model.getAll() as StoredRow[] as Row[]).filter((row) => isListed(spec.of(row), key));
    },
    version: () => version,
  };
}

function isListed(keys: IndexKeys, key: IndexKey): boolean {
  return typeof keys === 'object' && keys !== null ? keys.includes(key) : keys === key;
}

function listKeys(keys: IndexKeys): readonly IndexKey[] {
  if (keys === null) return [];
  return typeof keys === 'object' ? keys : [keys];
}

function toKey(value: unknown): RowKey {
  if ((typeof value === 'number' && value > 0) || (typeof value === 'string' && value !== '')) return value;
  throw new Error(`A primary key is a text or a positive number, not ${String(value)}`);
}

/** Columns that are undefined in the patch keep their value. */
function applyPatch<Row extends object>(row: Row, patch: Partial<Row>): Row {
  const given = Object.entries(patch).filter(([name, value]) => value !== undefined && name in row);
  return { ...row, ...Object.fromEntries(given) };
}

// Table --------------------------------------------------------------------------------------------------------------

export type Order = 'asc' | 'desc';
type PageRequest = { page: number; perPage: number; order?: Order };
/** `page` counts from 1; `lastPage` is at least 1. */
export type Page<Row> = { rows: Row[]; total: number; page: number; perPage: number; lastPage: number };

/**
 * Rows of one kind. All rows that go in or come out are copies; only the tests of `select` and `where` see the frozen
 * row.
 */
type Table<Row, Key extends RowKey, Keys extends Record<string, IndexKey>> = {
  readonly name: string;
  /** Throws when the primary key or the key of a unique index is taken. */
  insert(row: Row): Row;
  /** Like `insert`, for many rows. Returns nothing, so it saves a copy of each row. */
  insertAll(rows: readonly Row[]): void;
  get(key: Key): Row | undefined;
  /** Like `get`, but throws when there is none. */
  require(key: Key): Row;
  has(key: Key): boolean;
  /** Reads from the row without copying it; undefined when there is none. */
  view<Value>(key: Key, read: (row: Readonly<Row>) => Value): Value | undefined;
  size(): number;
  /** Counts up with every change of a row, undone ones included. Values derived from the rows are valid while it stays the same. */
  version(): number;
  /** All rows, by primary key. */
  all(): Row[];
  by<Name extends keyof Keys & string>(index: Name, key: Keys[Name]): Row[];
  /** The first row with that key. */
  one<Name extends keyof Keys & string>(index: Name, key: Keys[Name], order?: Order): Row | undefined;
  count<Name extends keyof Keys & string>(index: Name, key: Keys[Name]): number;
  page<Name extends keyof Keys & string>(index: Name, key: Keys[Name], request: PageRequest): Page<Row>;
  /** The rows with that key that pass `test`. Looks at each, copies only rows that pass. */
  select<Name extends keyof Keys & string>(
    index: Name,
    key: Keys[Name],
    test: (row: Readonly<Row>) => boolean,
    order?: Order,
  ): Row[];
  /** Reads from each row with that key, without copies. */
  viewAll<Name extends keyof Keys & string, Value>(
    index: Name,
    key: Keys[Name],
    read: (row: Readonly<Row>) => Value,
  ): Value[];
  /** Like `viewAll` in ascending order, but skips undefined. For sparse matches. */
  pick<Name extends keyof Keys & string, Value>(
    index: Name,
    key: Keys[Name],
    read: (row: Readonly<Row>) => Value | undefined,
  ): Value[];
  /** Every row that passes `test`, by primary key. */
  where(test: (row: Readonly<Row>) => boolean): Row[];
  /** Throws when there is none, a unique key is taken, or the patch would change the primary key. */
  update(key: Key, patch: Partial<Row> | ((row: Row) => Partial<Row>)): Row;
  /** The removed row; undefined when there was none. */
  remove(key: Key): Row | undefined;
};

function createTable<Row extends object, Key extends RowKey, Keys extends Record<string, IndexKey>>(
  name: string,
  rows: Rows<Row>,
): Table<Row, Key, Keys> {
  const copyFound = (row: Row | undefined) => row && copyValue(row);
  return {
    name,
    insert: (row) => copyValue(rows.insert(row)),
    insertAll: (given) => given.forEach((row) => rows.insert(row)),
    get: (key) => copyFound(rows.get(key)),
    require: (key) => copyValue(rows.require(key)),
    has: (key) => rows.get(key) !== undefined,
    view(key, read) {
      const row = rows.get(key);
      return row && read(row);
    },
    size: rows.size,
    version: rows.version,
    all: () => rows.all().map(copyValue),
    by: (index, key) => rows.list(index, key).map(copyValue),
    one: (index, key, order) => copyFound(rows.list(index, key, order)[0]),
    count: rows.count,
    page(index, key, { page, perPage, order }) {
      const found = rows.list(index, key, order);
      const lastPage = Math.max(1, Math.ceil(found.length / perPage));
      const shown = found.slice((page - 1) * perPage, page * perPage);
      return { rows: shown.map(copyValue), total: found.length, page, perPage, lastPage };
    },
    select: (index, key, test, order) => rows.list(index, key, order).filter(test).map(copyValue),
    viewAll: (index, key, read) => rows.list(index, key).map((row) => read(row)),
    pick: (index, key, read) =>
      rows
        .list(index, key, 'asc')
        .map((row) => read(row))
        .filter((value) => value !== undefined),
    where: (test) => rows.all().filter(test).map(copyValue),
    update: (key, patch) =>
      copyValue(rows.update(key, typeof patch === 'function' ? patch(copyValue(rows.require(key))) : patch)),
    remove: (key) => copyFound(rows.remove(key)),
  };
}
