import { nullable, primaryKey } from '@mswjs/data';

export type RowKey = string | number;

/**
 * The type of a column: `text`, `number`, `flag`, or `json` for any nested value; a trailing `?` allows null. It
 * follows from the row type, so a missing or wrong column does not compile. Rows always have every column, so optional
 * properties are not allowed.
 */
type ColumnKind = BaseKind | `${BaseKind}?`;
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
export type NamedKinds = Readonly<Record<string, ColumnKind>>;

/** The columns that can be a primary key. */
export type KeyColumn<Row> = { [Name in keyof Row]-?: Row[Name] extends RowKey ? Name : never }[keyof Row] & string;

/** Converts a table's columns to the `@mswjs/data` model that holds its rows. */
export function toModel(columns: NamedKinds, key: string) {
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

const fitsKind: Readonly<Record<BaseKind, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  number: Number.isFinite,
  flag: (value) => typeof value === 'boolean',
  json: (value) => value !== null && value !== undefined,
};

function fitsColumn(kind: ColumnKind, value: unknown): boolean {
  if (value === null) return kind.endsWith('?');
  return fitsKind[kind.replace('?', '') as BaseKind](value);
}

/** The first column that a row lacks, has in excess, or has a value of another type in; null if there is none. */
export function findWrongColumn(columns: NamedKinds, row: unknown): string | null {
  const given = new Map(Object.entries(Object(row) as object));
  const wrong = Object.entries(columns).find(([name, kind]) => !fitsColumn(kind, given.get(name)));
  return wrong?.[0] ?? [...given.keys()].find((name) => !Object.hasOwn(columns, name)) ?? null;
}

// Rows of columns -----------------------------------------------------------------------------------------------------

type ValueOf<Kind> = Kind extends { readonly values: infer Value }
  ? Value
  : Kind extends `${infer Base extends 'text' | 'number' | 'flag'}?`
    ? PlainValues[Base] | null
    : Kind extends keyof PlainValues
      ? PlainValues[Kind]
      : never;
type PlainValues = { text: string; number: number; flag: boolean };

/** The row that has these columns, for tables whose rows do not follow from the contract. */
export type RowOf<Given> = { -readonly [Name in keyof Given]: ValueOf<Given[Name]> };

/** A column with values of a narrower type than its kind: `narrow<'en' | 'es'>('text')`, `narrow<number[]>('json')`. */
export function narrow<Value>(kind: KindOf<Value>) {
  return kind as KindOf<Value> & { readonly values: Value };
}
