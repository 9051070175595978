import { asObject, type Contract, type Json, type JsonObject, refsIn } from './contract';

const PROSE = ['description', 'examples', 'default', 'x-extension', 'x-event', 'x-channels', 'x-multiline'];

/**
 * The named component schemas and everything they refer to, as JSON schemas for `$defs`: without descriptions,
 * rejecting undeclared members, and with timestamps in UTC only.
 */
export function closedSchemas(contract: Contract, names: string[]): JsonObject {
  const chosenNames = new Set(names);
  for (const name of chosenNames) for (const ref of refsIn(contract.schemas[name] ?? {})) chosenNames.add(ref);
  const found = Object.entries(contract.schemas).filter(([name]) => chosenNames.has(name));
  return Object.fromEntries(found.map(([name, schema]) => [name, closed(schema)]));
}

function closed(value: Json): Json {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  if (typeof value.$ref === 'string') return { $ref: value.$ref.replace('#/components/schemas/', '#/$defs/') };
  const entries = Object.entries(value).filter(([key]) => !PROSE.includes(key));
  const members: JsonObject = {};
  for (const [key, item] of entries) members[key] = key === 'properties' ? closedEach(asObject(item)) : closed(item);
  return { ...members, ...refusals(value) };
}

function refusals(schema: JsonObject): JsonObject {
  if (schema.type === 'object' && !('additionalProperties' in schema)) return { additionalProperties: false };
  return schema.format === 'date-time' ? { pattern: 'Z$' } : {};
}

function closedEach(properties: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, closed(schema)]));
}
