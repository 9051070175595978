import { toModel, type ColumnKind, type Columns, type KeyColumn, type RowKey } from './columns';
import type { EngineModel, EngineTable, StoredRow } from './engine';
import type { Journal } from './storage/journal';
import { createTable, type Table } from './table';
import { createTableIndex, type IndexKey, type IndexSpec } from './tableIndex';
import { createTableStore, type TableStore } from './tableStore';

/** Describes a table; `createDb` opens it. */
export type TableDefinition<Opened> = EngineModel & {
  columns: Readonly<Record<string, ColumnKind>>;
  open(name: string, engine: EngineTable, journal: Journal): { table: Opened; store: TableStore };
};

/** An index is its key function, or a spec when it also has an order or is unique. */
export type Indexes<Row> = Readonly<Record<string, ((row: Row) => ReturnType<IndexSpec<Row>['of']>) | IndexSpec<Row>>>;

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
    // The engine checks each row against the columns, and the columns cover the whole Row.
    const typed = (row: StoredRow) => row as Row;
    const kinds = columnKinds(columns);
    return {
      key,
      columns: kinds,
      model: toModel(kinds, key),
      open(name, engine, journal) {
        const built = Object.fromEntries(
          Object.entries(indexes).map(([indexName, index]) => {
            const spec: IndexSpec<Row> = typeof index === 'function' ? { of: index } : index;
            return [indexName, createTableIndex(untyped(spec, typed), engine)];
          }),
        );
        const store = createTableStore({ name, key, engine, indexes: built, journal });
        return { store, table: createTable(store, typed) };
      },
    };
  };
}

function untyped<Row>({ of, sort, ...rest }: IndexSpec<Row>, typed: (row: StoredRow) => Row): IndexSpec<StoredRow> {
  return { ...rest, of: (row) => of(typed(row)), ...(sort && { sort: (row: StoredRow) => sort(typed(row)) }) };
}

function columnKinds(columns: object): Record<string, ColumnKind> {
  return Object.fromEntries(Object.entries(columns));
}
