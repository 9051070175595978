import { nullable, primaryKey } from '@mswjs/data';

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

export type Model = ReturnType<typeof toModel>;

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
