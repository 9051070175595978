import fc from 'fast-check';
import { z } from 'zod';
import { type Pooled, poolFor } from './pools';

type Json = z.core.JSONSchema.JSONSchema;

/** A schema as JSON schema; a file, which JSON schema does not have, becomes an empty one. */
export function toSchema(schema: z.ZodType): Json {
  return z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
}

/** Values that the schema accepts; sometimes a value of the tested world (see pools). */
export function fitting(schema: Json, name = ''): fc.Arbitrary<unknown> {
  const pooled = schema.type === 'array' ? undefined : poolFor(name);
  const plain = plainValue(schema, name);
  // A new branch needs a new name, and a new person a new address.
  const weight = name === 'name' || name === 'email' ? 1 : 12;
  return pooled ? fc.oneof({ weight, arbitrary: pooled }, { weight: 1, arbitrary: plain }) : plain;
}

/**
 * Values with one invalid part at any depth: missing, of another type, too long, out of bounds, blank, or with
 * characters that can't be typed.
 */
export function broken(schema: Json): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.constantFrom({}, null, [], 'text');
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length === 0) return fc.constant(null);
  const part = fc.oneof(...properties.map(([name, each]) => brokenPart(name, asJson(each))));
  return fc.tuple(fitting(schema), part).map(([value, [name, bad]]) => {
    const copy: Record<string, unknown> = { ...(typeof value === 'object' ? value : {}) };
    if (bad === absent) delete copy[name];
    else copy[name] = bad;
    return copy;
  });
}

function brokenPart(name: string, schema: Json): fc.Arbitrary<readonly [string, unknown]> {
  const item = asJson(schema.items);
  const inner = schema.properties ? broken(schema) : item.properties && broken(item).map((bad) => [bad]);
  const flat: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(...wrong);
  return (inner ? fc.oneof(flat, inner) : flat).map((bad) => [name, bad] as const);
}

const absent = Symbol('absent');
const wrong = [
  absent,
  '',
  'x'.repeat(3000),
  -1,
  1e9,
  0.123,
  null,
  true,
  [],
  [null],
  { a: 1 },
  'ünïcödé \u0000 💥',
  '\u0000',
  'bell \u0007',
  'two\nlines',
  'half \uD83D',
  '\uDE00 half',
  '   ',
  '\t',
  '\u200B',
  '../../etc/passwd',
  '__proto__',
  '01',
  '0x2',
  '+1',
  '1e3',
  '9'.repeat(400),
  ['\u0000'],
  [' ', '\uD800'],
] as const;

function plainValue(schema: Json, name: string): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => fitting(asJson(each), name)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const make = typeof schema.type === 'string' ? makers[schema.type] : undefined;
  return make?.(schema, name) ?? files;
}

const makers: Partial<Record<string, (schema: Json, name: string) => fc.Arbitrary<unknown>>> = {
  object: objects,
  array: lists,
  string: texts,
  integer: numbers,
  number: numbers,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
};

function lists({ items, minItems = 0, maxItems = 6 }: Json, name: string): fc.Arbitrary<unknown> {
  return fc.array(fitting(asJson(items), name), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 5) });
}

function objects({ properties = {}, required = [] }: Json): fc.Arbitrary<unknown> {
  const members = Object.entries(properties).map(([name, schema]) => [name, fitting(asJson(schema), name)] as const);
  // A pin with only one coordinate is refused.
  const pin = 'lat' in properties && 'lng' in properties ? ['lat', 'lng'] : [];
  const whole = fc.record(Object.fromEntries(members), { requiredKeys: [...required, ...pin] });
  if ('order_id' in properties && 'draft' in properties) return whole.map(dropDraft);
  return AREA_RADII in properties ? whole.map(pairRadii) : whole;
}

/** A need has an order or a draft: both are refused. */
function dropDraft(need: Record<string, unknown>): Record<string, unknown> {
  const { draft: _draft, ...others } = need;
  return 'order_id' in need ? others : need;
}

const AREA_RADII = 'serving_area_radii[]';

/** One radius for each area: another number of them is refused. */
function pairRadii(form: Record<string, unknown>): Record<string, unknown> {
  const { [AREA_RADII]: radii, ...others } = form;
  const areas = form['serving_area_ids[]'];
  if (!Array.isArray(radii) || !Array.isArray(areas)) return others;
  return { ...form, [AREA_RADII]: areas.map((_, index): unknown => radii[index] ?? 25) };
}

function texts({ format, pattern, minLength = 0, maxLength = 40 }: Json): fc.Arbitrary<string> {
  if (format === 'email') return fc.nat(999).map((number) => `person.${number}@mail.example`);
  if (format === 'date')
    return fc.date({ min: new Date('1940-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }).map(toDay);
  if (format === 'uuid') return fc.uuid({ version: 4 });
  if (pattern !== undefined) {
    const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
    return fc.stringMatching(new RegExp(pattern), { size: 'small' }).filter(fits);
  }
  return fc
    .string({ minLength, maxLength: Math.min(maxLength, 60), unit: 'grapheme' })
    .filter(({ length }) => length <= maxLength);
}

function numbers({ type, minimum = -1000, maximum = 1000, multipleOf }: Json): fc.Arbitrary<number> {
  const step = multipleOf ?? (type === 'integer' ? 1 : 0.25);
  return fc.integer({ min: Math.ceil(minimum / step), max: Math.floor(maximum / step) }).map((count) => count * step);
}

const files: fc.Arbitrary<Pooled> = fc.nat(4).map((pick) => ({ pool: 'file', pick }));

function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function asJson(schema: unknown): Json {
  // The values of `items`, `anyOf` and `properties` in such a schema are schemas themselves; `true` accepts everything.
  return typeof schema === 'object' ? (schema as Json) : {};
}
