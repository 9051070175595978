import { type Schema, schemas } from '#generated/model/answers';
import { isRecord } from '../../lib/plainData';
import { perZone } from '../../lib/time/zonedClock';
import { readInstant } from './readInstant';

/** A value was brought into shape, is an id left out, has a code that this version does not know, or cannot be read. */
export type Difference = 'repaired' | 'no id' | 'unknown code' | 'broken';

/** Differences by field (`data[].status`). */
export type Differences = Map<string, Difference>;

/**
 * A required value that is missing: whatever shows it or calculates with it fails, and with it only its row or part of
 * the page. In JSON it is left out.
 */
export const missing: unknown = new (class Missing {
  [Symbol.toPrimitive](): never {
    throw new TypeError('A required value of the answer is missing');
  }
  toJSON(): undefined {
    return undefined;
  }
})();

/** Brings a value into the shape of the contract and notes what differed. */
export function readShape(schema: Schema, value: unknown, field: string, differences: Differences): unknown {
  const { $ref, anyOf } = schema;
  if ($ref !== undefined) return readShape(schemas[$ref] ?? {}, value, field, differences);
  if (isAbsent(value) && isNullable(schema)) {
    if (value !== null) record(differences, field, 'repaired');
    return null;
  }
  return anyOf ? readChoice(anyOf, value, field, differences) : readPlain(schema, value, field, differences);
}

function readPlain(schema: Schema, value: unknown, field: string, differences: Differences): unknown {
  if (schema.items) return readList(schema, schema.items, value, field, differences);
  const isObject = schema.properties !== undefined || schema.type === 'object';
  return isObject ? readObject(schema, value, field, differences) : readSingle(schema, value, field, differences);
}

/** Older PHP writes an empty text for null. */
function isAbsent(value: unknown): value is null | undefined | '' {
  return value === null || value === undefined || value === '';
}

function isNullable({ type, anyOf = [] }: Schema): boolean {
  return type === 'null' || type?.includes('null') === true || anyOf.some(isNullable);
}

/** The first alternative without a difference, else the first that can be read. */
function readChoice(choices: readonly Schema[], value: unknown, field: string, differences: Differences): unknown {
  const tries = choices
    .filter(({ type }) => type !== 'null')
    .map((choice) => {
      const own: Differences = new Map();
      return { own, read: readShape(choice, value, field, own) };
    });
  const isGood = (...refused: Difference[]) =>
    tries.find(({ own }) => ![...own.values()].some((each) => refused.includes(each)));
  const best = isGood('unknown code', 'broken') ?? isGood('broken') ?? tries[0];
  best?.own.forEach((difference, at) => record(differences, at, difference));
  return best?.read;
}

/**
 * Any object is a row, even one without its id. In a list that is an extension, a row that lacks something the contract
 * requires is left out.
 */
function readList(list: Schema, items: Schema, value: unknown, field: string, differences: Differences): unknown {
  const rows = Array.isArray(value) ? value : toRows(value);
  if (!Array.isArray(value)) record(differences, field, rows ? 'repaired' : 'broken');
  if (!rows) return missing;
  return rows.flatMap((row, index) => {
    const own: Differences = new Map();
    const read = readShape(items, row, `${field}[]`, own);
    const isRow = isRecord(read) ? isRecord(row) || (isAddress(items) && typeof row === 'string') : read !== missing;
    const isLeftOut = !isRow || (isExtension(list) && isBroken(own));
    own.forEach((difference, at) => record(differences, at, isLeftOut ? 'repaired' : difference));
    return isLeftOut ? [] : [numberRow(read, index)];
  });
}

/** PHP writes a list with gaps as an object, and an empty one as `{}` or null. A page has its rows in `data`. */
function toRows(value: unknown): unknown[] | undefined {
  if (isAbsent(value)) return [];
  if (!isRecord(value)) return undefined;
  const { data } = value;
  if (Array.isArray(data)) return data as unknown[];
  const entries = Object.entries(value);
  return entries.every(([name]) => /^\d+$/.test(name)) ? entries.map(([, row]): unknown => row) : undefined;
}

function readObject(schema: Schema, value: unknown, field: string, differences: Differences): unknown {
  const given = toMembers(schema, value, field);
  if (given) return { ...given, ...readMembers(schema, given, field, differences) };
  record(differences, field, 'broken');
  // Of an object that is missing, every value is.
  return readMembers(schema, {}, field, new Map());
}

/** The members of an object, if it matches the schema. */
function toMembers({ properties = {}, optional = [], format }: Schema, given: unknown, field: string) {
  if (format === 'address' && typeof given === 'string') return { address_line: given };
  if (Array.isArray(given)) return fromList(given, properties);
  if (!isRecord(given)) return undefined;
  const value = unwrapOnce(given, properties);
  const names = Object.keys(value);
  const canLack = (schema: Schema) =>
    isExtension(schema) || (field !== 'data' && (schema.items !== undefined || isNullable(schema)));
  const known = Object.entries(properties);
  const hasRequired = known.some(([name, schema]) => !optional.includes(name) && !canLack(schema));
  const isKnown = known.some(([name, { also = [] }]) => [name, ...also].some((each) => names.includes(each)));
  return names.length > 0 && hasRequired && !isKnown ? undefined : value;
}

/** Laravel wraps a resource in `data`, also within an envelope, and has the numbers of a page in `meta`. */
function unwrapOnce(value: Members, properties: Readonly<Record<string, Schema>>): Members {
  const { data, meta } = value;
  const isPage = properties['data']?.items !== undefined;
  const isWrapped =
    isRecord(data) && Object.keys(value).length === 1 && (isPage ? 'data' in data : !properties['data']);
  if (isWrapped) return isPage ? unwrapOnce(data, properties) : data;
  return isPage && isRecord(meta) ? { ...meta, ...value } : value;
}

/** PHP writes an empty object as `[]`, and some providers a page of a list as its rows. */
function fromList(rows: readonly unknown[], properties: Readonly<Record<string, Schema>>): Members | undefined {
  if (properties['data']?.items) return { data: rows };
  return rows.length === 0 ? {} : undefined;
}

function readMembers(
  { properties = {}, optional = [] }: Schema,
  given: Members,
  field: string,
  differences: Differences,
): Members {
  const entries = Object.entries(properties).map(([name, schema]) => {
    const value = findValue(name, schema, given);
    const at = `${field}.${name}`;
    if (isExtension(schema)) return [name, readExtension(schema, value, at, differences)] as const;
    const isLeftOut = isAbsent(value) && optional.includes(name);
    if (isLeftOut) return [name, isNullable(schema) ? value : undefined] as const;
    const read = isAbsent(value) ? getPlaceholder(name, schema) : undefined;
    if (read !== undefined) record(differences, at, 'no id');
    return [name, read ?? readShape(schema, value, at, differences)] as const;
  });
  return Object.fromEntries(entries.filter(([name, value]) => value !== undefined || given[name] !== undefined));
}

function findValue(name: string, { also = [] }: Schema, given: Members): unknown {
  const found = [name, ...also].find((each) => !isAbsent(given[each]));
  return given[found ?? name];
}

/** True for what the specification does not name: the provider may leave it out. */
function isExtension(schema: Schema): boolean {
  return schema.default !== undefined;
}

/** The value, or the default of one that is absent or cannot be read. */
function readExtension(schema: Schema, value: unknown, field: string, differences: Differences): unknown {
  if (isAbsent(value)) return schema.default;
  const own: Differences = new Map();
  const read = readShape(schema, value, field, own);
  own.forEach((difference, at) => record(differences, at, difference === 'broken' ? 'repaired' : difference));
  return isBroken(own) ? schema.default : read;
}

const isBroken = (differences: Differences) => [...differences.values()].includes('broken');

/**
 * In place of an id that the provider leaves out: below zero, so that no call accepts it (`hasId` in `lib/codes.ts`).
 */
function getPlaceholder(name: string, { type }: Schema): number | string | undefined {
  if (!idName.test(name)) return undefined;
  return type === 'integer' ? -1 : type === 'string' ? '-1' : undefined;
}

const idName = /^(\w+_)?id$/;

/** Rows without an id have different placeholders. */
function numberRow(row: unknown, index: number): unknown {
  if (!isRecord(row)) return row;
  const placeholders = Object.keys(row).filter((name) => idName.test(name) && (row[name] === -1 || row[name] === '-1'));
  if (placeholders.length === 0) return row;
  const own = placeholders.map((name) => [name, row[name] === -1 ? -1 - index : String(-1 - index)] as const);
  return { ...row, ...Object.fromEntries(own) };
}

/** True for an object that providers also write as one text. */
function isAddress({ $ref, format }: Schema): boolean {
  return $ref === undefined ? format === 'address' : isAddress(schemas[$ref] ?? {});
}

function readSingle(schema: Schema, value: unknown, field: string, differences: Differences): unknown {
  const read = readType(schema, value);
  if (read === undefined) record(differences, field, 'broken');
  else if (read !== value) record(differences, field, 'repaired');
  if (read !== undefined && schema.enum && !schema.enum.some((code) => code === read))
    record(differences, field, 'unknown code');
  return read ?? missing;
}

function readType({ type = '', format, enum: codes }: Schema, value: unknown): unknown {
  const is = (name: string) => type === name || type.includes(name);
  if (is('integer') || is('number')) return readNumber(value);
  if (is('boolean')) return readFlag(value);
  if (format === 'date-time') return readInstant(value);
  if (format === 'date') return readCalendarDay(value);
  if (format === 'timezone') return readZone(value);
  if (format === 'address' && isRecord(value)) return readAddress(value);
  // PHP frameworks store an empty text as null.
  return value === null && !codes ? '' : readText(value);
}

/** The first difference of a field counts, and a broken one most. */
function record(differences: Differences, field: string, difference: Difference): void {
  if (difference === 'broken' || !differences.has(field)) differences.set(field, difference);
}

type Members = Record<string, unknown>;

/* Single values as other providers write them. Undefined is a value that cannot be read. */

function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

function readText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : undefined;
}

/** The name of a time zone. One that this browser does not know counts as none: then the device's is used. */
function readZone(value: unknown): string {
  if (typeof value !== 'string') return '';
  try {
    zoneCheck(value);
    return value;
  } catch {
    return '';
  }
}

const zoneCheck = perZone((timeZone) => new Intl.DateTimeFormat('en-US', { timeZone }));

/** An address that comes in parts, in one line. */
function readAddress(parts: Readonly<Record<string, unknown>>): string | undefined {
  const texts = Object.entries(parts).flatMap(([name, part]) =>
    typeof part === 'string' && part.trim() !== '' && !unshownParts.test(name) ? [part.trim()] : [],
  );
  return texts.length > 0 ? texts.join(', ') : undefined;
}

/** Parts of an address that are no line of it. */
const unshownParts = /(^|_)(id|lat|lng|latitude|longitude|at|type)$/;

/** A missing flag is not set. */
function readFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (yes.includes(value)) return true;
  return no.includes(value) ? false : undefined;
}

const yes: readonly unknown[] = [true, 1, '1', 'true'];
const no: readonly unknown[] = [false, 0, '0', 'false', '', null, undefined];

/** A day, also as the midnight with which it begins: by UTC, or by an American zone and written in UTC. */
function readCalendarDay(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const [, day] = /^(\d{4}-\d\d-\d\d)(?:[T ](?:0\d|10):00:00.*)?$/.exec(value) ?? [];
  return day === undefined || Number.isNaN(Date.parse(day)) ? undefined : day;
}
