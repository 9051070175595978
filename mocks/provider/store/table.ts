import {
  createRows,
  MissingRow,
  toModel,
  type ColumnKind,
  type Columns,
  type IndexKey,
  type IndexSpec,
  type KeyColumn,
  type Model,
  type Order,
  type RecordChange,
  type RowKey,
  type StoredRow,
  type TableRows,
} from './tableRows';
import { copyValue } from './values';

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

/** Describes a table; `createDb` opens it. */
export type TableDefinition<Opened> = {
  columns: Readonly<Record<string, ColumnKind>>;
  model: ReturnType<typeof toModel>;
  open(name: string, model: Model, record: RecordChange): { table: Opened; rows: TableRows };
};

/** An index is its key function, or a spec when it also has an order or is unique. */
type Indexes<Row> = Readonly<Record<string, ((row: Row) => ReturnType<IndexSpec<Row>['of']>) | IndexSpec<Row>>>;

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

/**
 * `defineTable<BranchRow>()({ key: 'id', columns: { id: 'number', name: 'text' }, indexes: { company: (row) => row.company_id } })`.
 * Called twice because the compiler either takes the row type or infers the indexes, not both together.
 */
export function defineTable<Row extends object>() {
  return <Key extends KeyColumn<Row>, const Specs extends Indexes<Row>>({
    key,
    columns,
    indexes,
  }: Spec<Row, Key, Specs>): TableDefinition<Table<Row, Extract<Row[Key], RowKey>, KeysOf<Specs>>> => {
    // The store checks each row against the columns, and the columns cover the whole Row.
    const typed = (row: StoredRow) => row as Row;
    const kinds = columnKinds(columns);
    return {
      columns: kinds,
      model: toModel(kinds, key),
      open(name, model, record) {
        const specs = new Map(Object.entries(indexes).map(([index, spec]) => [index, untypedIndex(spec, typed)]));
        const rows = createRows({ name, key, model, indexes: specs, record });
        return { rows, table: createTable(rows, typed) };
      },
    };
  };
}

function untypedIndex<Row>(index: Indexes<Row>[string], typed: (row: StoredRow) => Row): IndexSpec<StoredRow> {
  const { of, sort, ...rest }: IndexSpec<Row> = typeof index === 'function' ? { of: index } : index;
  return { ...rest, of: (row) => of(typed(row)), ...(sort && { sort: (row: StoredRow) => sort(typed(row)) }) };
}

function columnKinds(columns: object): Record<string, ColumnKind> {
  return Object.fromEntries(Object.entries(columns));
}

/** A table over its rows. `typed` gives a row the type that the columns guarantee. */
function createTable<Row extends object, Key extends RowKey, Keys extends Record<string, IndexKey>>(
  stored: TableRows,
  typed: (row: StoredRow) => Row,
): Table<Row, Key, Keys> {
  const untyped = (row: object): StoredRow => ({ ...row });
  const out = (row: StoredRow): Row => typed(copyValue(row));

  return {
    name: stored.name,
    insert: (row) => out(stored.insert(untyped(row))),
    insertAll: (rows) => {
      for (const row of rows) stored.insert(untyped(row));
    },
    get: (key) => optional(stored.row(key), out),
    require(key) {
      const row = stored.row(key);
      if (!row) throw new MissingRow(stored.name, key);
      return out(row);
    },
    view: (key, read) => optional(stored.row(key), (row) => read(typed(row))),
    has: (key) => stored.row(key) !== undefined,
    size: stored.size,
    version: stored.version,
    all: () => stored.all().map(out),
    by: (name, key, order) => stored.list(name, key, order).map(out),
    one: (name, key, order) => optional(stored.list(name, key, order)[0], out),
    count: (name, key) => stored.count(name, key),
    page(name, key, { page, perPage, order }) {
      const rows = stored.list(name, key, order);
      return {
        rows: rows.slice((page - 1) * perPage, page * perPage).map(out),
        total: rows.length,
        page,
        perPage,
        lastPage: Math.max(1, Math.ceil(rows.length / perPage)),
      };
    },
    select: (name, key, test, order) =>
      stored
        .list(name, key, order)
        .filter((row) => test(typed(row)))
        .map(out),
    viewAll: (name, key, read) => stored.list(name, key).map((row) => read(typed(row))),
    pick: (name, key, read) =>
      stored
        .list(name, key, 'asc')
        .map((row) => read(typed(row)))
        .filter((value) => value !== undefined),
    where: (test) =>
      stored
        .all()
        .filter((row) => test(typed(row)))
        .map(out),
    update(key, patch) {
      const change = typeof patch === 'function' ? patch(this.require(key)) : patch;
      return out(stored.update(key, untyped(change)));
    },
    remove: (key) => optional(stored.remove(key), out),
  };
}

function optional<Row, Value>(row: Row | undefined, read: (row: Row) => Value): Value | undefined {
  return row === undefined ? undefined : read(row);
}
