import { nullable, primaryKey } from '@mswjs/data';

export type RowKey = string | number;

/**
 * How a column is declared: `text`, `number`, `flag`, or `json` for any nested value; a trailing `?` marks one that may be null.
 * The type of the row decides which kind fits, so a forgotten or wrong column does not compile. Rows have every column:
 * nothing is null, never absent, so optional properties are refused.
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

/** The names of the columns that may be a primary key. */
export type KeyColumn<Row> = { [Name in keyof Row]-?: Row[Name] extends RowKey ? Name : never }[keyof Row] & string;

/** A table's columns as the `@mswjs/data` model that holds its rows. */
export function modelOf(columns: Readonly<Record<string, ColumnKind>>, key: string) {
  return Object.fromEntries(
    Object.entries(columns).map(([name, kind]) => [name, name === key ? keyColumn(kind) : column(kind)]),
  );
}

export type Model = ReturnType<typeof modelOf>;

function keyColumn(kind: ColumnKind) {
  return kind === 'number' ? primaryKey<RowKey>(Number) : primaryKey<RowKey>(String);
}

function column(kind: ColumnKind) {
  if (kind.endsWith('?')) return nullable<string>(() => null);
  if (kind === 'number') return Number;
  if (kind === 'flag') return Boolean;
  return kind === 'text' ? String : Array;
}
