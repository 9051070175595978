import { isRecord } from '../../lib/values/isRecord';
import { type Schema, schemas } from '#generated/model/answers';
import { readCalendarDay, readFlag, readInstant, readNumber, readText } from './readScalar';

/** A value was brought into shape, has a code that this version does not know, or cannot be read. */
export type Difference = 'repaired' | 'unknown code' | 'broken';

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
    if (value === undefined) record(differences, field, 'repaired');
    return null;
  }
  return anyOf ? readChoice(anyOf, value, field, differences) : readPlain(schema, value, field, differences);
}

function readPlain(schema: Schema, value: unknown, field: string, differences: Differences): unknown {
  if (schema.items) return readList(schema.items, value, field, differences);
  const isObject = schema.properties !== undefined || schema.type === 'object';
  return isObject ? readObject(schema, value, field, differences) : readSingle(schema, value, field, differences);
}

function isAbsent(value: unknown): value is null | undefined {
  return value === null || value === undefined;
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

/** PHP writes a list with gaps as an object, and an empty one as `{}` or null. */
function readList(items: Schema, value: unknown, field: string, differences: Differences): unknown {
  const rows = Array.isArray(value) ? value : toRows(value);
  if (!Array.isArray(value)) record(differences, field, rows ? 'repaired' : 'broken');
  if (!rows) return missing;
  return rows.flatMap((row) => {
    const read = readShape(items, row, `${field}[]`, differences);
    return isUsableRow(read, row) ? [read] : [];
  });
}

function toRows(value: unknown): unknown[] | undefined {
  if (isAbsent(value)) return [];
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value);
  return entries.every(([name]) => /^\d+$/.test(name)) ? entries.map(([, row]) => row) : undefined;
}

/** A row that is not an object, or lacks one of its ids, is useless. */
function isUsableRow(read: unknown, row: unknown): boolean {
  if (!isRecord(read)) return read !== missing;
  return isRecord(row) && !Object.entries(read).some(([name, value]) => value === missing && /^(\w+_)?id$/.test(name));
}

function readObject(schema: Schema, value: unknown, field: string, differences: Differences): unknown {
  const given = toMembers(schema, value, field);
  if (given) return { ...given, ...readMembers(schema, given, field, differences) };
  record(differences, field, 'broken');
  // Of an object that is missing, every value is.
  return readMembers(schema, {}, field, new Map());
}

/** The members of an object that is one of ours; PHP writes an empty one as `[]`. */
function toMembers({ properties = {}, optional = [] }: Schema, value: unknown, field: string): Members | undefined {
  if (Array.isArray(value)) return value.length === 0 ? {} : undefined;
  if (!isRecord(value)) return undefined;
  const [names, known] = [Object.keys(value), Object.entries(properties)];
  // Inside an answer, lists and nullable values may all be left out.
  const canLack = ({ items, ...schema }: Schema) => field !== 'data' && (items !== undefined || isNullable(schema));
  const hasRequired = known.some(([name, schema]) => !optional.includes(name) && !canLack(schema));
  const isOther = names.length > 0 && hasRequired && !known.some(([name]) => names.includes(name));
  return isOther ? undefined : value;
}

function readMembers(
  { properties = {}, optional = [] }: Schema,
  given: Members,
  field: string,
  differences: Differences,
): Members {
  const entries = Object.entries(properties).map(([name, schema]) => {
    const value = given[name];
    const isLeftOut = isAbsent(value) && optional.includes(name);
    if (isLeftOut) return [name, isNullable(schema) ? value : undefined] as const;
    return [name, readShape(schema, value, `${field}.${name}`, differences)] as const;
  });
  return Object.fromEntries(entries.filter(([name, value]) => value !== undefined || given[name] !== undefined));
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
  // PHP frameworks store an empty text as null.
  return value === null && !codes ? '' : readText(value);
}

/** The first difference of a field counts, and a broken one most. */
function record(differences: Differences, field: string, difference: Difference): void {
  if (difference === 'broken' || !differences.has(field)) differences.set(field, difference);
}

type Members = Record<string, unknown>;
