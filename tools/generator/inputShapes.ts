import { asList, asObject, asText, type Contract, deref, type Json, type JsonObject } from './contract';

/**
 * Paths of texts and lists in an input, with their maximum lengths. mocks/http reads this before a schema sees the input.
 * Undefined for a schema with neither. Throws for a text or list without a limit: every checked value must have one.
 */
export function inputShape(contract: Contract, value: Json, at: string): Json | undefined {
  const schema = deref(contract, value);
  const choices = [...asList(schema.anyOf), ...asList(schema.oneOf)];
  if (choices.length > 0) {
    const shapes = choices.flatMap((choice) => inputShape(contract, choice, at) ?? []);
    return shapes.length > 0 ? shapes.reduce(mergeShapes) : undefined;
  }
  if (hasType(schema, 'object')) return objectShape(contract, schema, at);
  if (hasType(schema, 'array')) return { max: getLimit(schema.maxItems, at), ...getItems(contract, schema, at) };
  if (hasType(schema, 'string') && !schema.contentMediaType) return { text: getKind(schema), max: longest(schema, at) };
  return undefined;
}

/** The same for the query of an operation. */
export function queryShape(contract: Contract, parameters: readonly JsonObject[], at: string): Json | undefined {
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [asText(name), schema ?? {}]));
  return inputShape(contract, { type: 'object', properties }, at);
}

function objectShape(contract: Contract, { properties = {} }: JsonObject, at: string): Json | undefined {
  const fields = Object.entries(asObject(properties)).flatMap(([name, field]) => {
    const shape = inputShape(contract, field, `${at}.${name}`);
    return shape === undefined ? [] : [[name, shape] as const];
  });
  return fields.length > 0 ? { fields: Object.fromEntries(fields) } : undefined;
}

function getItems(contract: Contract, { items = {} }: JsonObject, at: string): JsonObject {
  const shape = inputShape(contract, items, `${at}[]`);
  return shape === undefined ? {} : { items: shape };
}

function getKind(schema: JsonObject): string {
  if (schema.format === 'password') return 'secret';
  if (schema.format === 'phone' || schema.format === 'email') return schema.format;
  const isFixed =
    ['pattern', 'enum', 'const'].some((keyword) => keyword in schema) || getFormatLength(schema) !== undefined;
  if (isFixed) return 'code';
  return schema['x-multiline'] === true ? 'lines' : 'line';
}

function longest(schema: JsonObject, at: string): number {
  const words = 'const' in schema ? [schema.const] : schema.enum;
  if (Array.isArray(words)) return Math.max(...words.map((word) => asText(word).length));
  return getLimit(schema.maxLength ?? getFormatLength(schema), at);
}

/** The longest possible text of these formats. */
function getFormatLength({ format }: JsonObject): number | undefined {
  const lengths: Readonly<Record<string, number>> = { date: 10, uuid: 36, 'date-time': 30 };
  return typeof format === 'string' ? lengths[format] : undefined;
}

function getLimit(limit: Json | undefined, at: string): number {
  if (typeof limit !== 'number') throw new Error(`contract: ${at} has no limit`);
  return limit;
}

function hasType(schema: JsonObject, type: string): boolean {
  return schema.type === type || asList(schema.type).includes(type);
}

/** A shape that reads what either shape reads, up to the larger limit. */
function mergeShapes(one: Json, other: Json): Json {
  const [a, b] = [asObject(one), asObject(other)];
  if ('fields' in a && 'fields' in b) return { fields: { ...asObject(a.fields), ...asObject(b.fields) } };
  return { ...a, ...b, max: Math.max(Number(a.max), Number(b.max)) };
}
