import type { RowKey } from './columns';
import type { StoredRow } from './engine';
import { MissingRow } from './errors';
import type { IndexKey } from './tableIndex';
import type { Order, TableStore } from './tableStore';
import { copyValue } from './values';

export type { Order };
type PageRequest = { page: number; perPage: number; order?: Order };
/** `page` counts from 1; `lastPage` is at least 1. */
export type Page<Row> = { rows: Row[]; total: number; page: number; perPage: number; lastPage: number };

/**
 * Rows of one kind. All rows that go in or come out are copies; only the tests of `select` and `where` see the frozen
 * row.
 */
export type Table<Row, Key extends RowKey, Keys extends Record<string, IndexKey>> = {
  readonly name: string;
  /** Throws DuplicateRow when the primary key or the key of a unique index is taken. */
  insert(row: Row): Row;
  /** Like `insert`, for many rows. Returns nothing, so it saves a copy of each row. */
  insertAll(rows: readonly Row[]): void;
  get(key: Key): Row | undefined;
  /** Like `get`, but throws MissingRow. */
  require(key: Key): Row;
  has(key: Key): boolean;
  /** Reads from the row without copying it; undefined when there is none. */
  view<Value>(key: Key, read: (row: Readonly<Row>) => Value): Value | undefined;
  size(): number;
  /** Counts up with every change of a row. Values derived from the rows are valid while it stays the same. */
  version(): number;
  /** All rows, by primary key. */
  all(): Row[];
  by<Name extends keyof Keys & string>(index: Name, key: Keys[Name], order?: Order): Row[];
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
  /** Throws MissingRow, DuplicateRow, or an error when the patch would change the primary key. */
  update(key: Key, patch: Partial<Row> | ((row: Row) => Partial<Row>)): Row;
  /** The removed row; undefined when there was none. */
  remove(key: Key): Row | undefined;
};

/** A table over its store. `typed` gives a row the type that the columns guarantee. */
export function createTable<Row extends object, Key extends RowKey, Keys extends Record<string, IndexKey>>(
  store: TableStore,
  typed: (row: StoredRow) => Row,
): Table<Row, Key, Keys> {
  const untyped = (row: object): StoredRow => ({ ...row });
  const out = (row: StoredRow): Row => typed(copyValue(row));

  return {
    name: store.name,
    insert: (row) => out(store.insert(untyped(row))),
    insertAll: (rows) => {
      for (const row of rows) store.insert(untyped(row));
    },
    get: (key) => optional(store.row(key), out),
    require(key) {
      const row = store.row(key);
      if (!row) throw new MissingRow(store.name, key);
      return out(row);
    },
    view: (key, read) => optional(store.row(key), (row) => read(typed(row))),
    has: (key) => store.row(key) !== undefined,
    size: store.size,
    version: store.version,
    all: () => store.all().map(out),
    by: (name, key, order) => store.list(name, key, order).map(out),
    one: (name, key, order) => optional(store.list(name, key, order)[0], out),
    count: (name, key) => store.count(name, key),
    page(name, key, { page, perPage, order }) {
      const rows = store.list(name, key, order);
      return {
        rows: rows.slice((page - 1) * perPage, page * perPage).map(out),
        total: rows.length,
        page,
        perPage,
        lastPage: Math.max(1, Math.ceil(rows.length / perPage)),
      };
    },
    select: (name, key, test, order) =>
      store
        .list(name, key, order)
        .filter((row) => test(typed(row)))
        .map(out),
    viewAll: (name, key, read) => store.list(name, key).map((row) => read(typed(row))),
    pick: (name, key, read) =>
      store
        .list(name, key, 'asc')
        .map((row) => read(typed(row)))
        .filter((value) => value !== undefined),
    where: (test) =>
      store
        .all()
        .filter((row) => test(typed(row)))
        .map(out),
    update(key, patch) {
      const change = typeof patch === 'function' ? patch(this.require(key)) : patch;
      return out(store.update(key, untyped(change)));
    },
    remove: (key) => optional(store.remove(key), out),
  };
}

function optional<Row, Value>(row: Row | undefined, read: (row: Row) => Value): Value | undefined {
  return row === undefined ? undefined : read(row);
}
