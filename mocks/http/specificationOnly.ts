import { answers, events, type Schema, schemas } from '#generated/model/answers';
import { isRecord } from '#platform/lib/values/isRecord';
import type { Operation } from '../generated/operations';

/** Data of an answer as a provider gives it that has the specification's fields only. */
export function withoutExtensions({ method, path }: Operation, data: unknown): unknown {
  const [, schema] = answers[`${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`] ?? [];
  return schema ? pick(schema, data) : data;
}

/** Payload of an event of the specification, without the fields that are ours. */
export function eventWithoutExtensions(event: string, payload: unknown): unknown {
  return pick(events[event] ?? {}, payload);
}

function pick(schema: Schema, value: unknown): unknown {
  const { $ref, anyOf, items, properties, optional = [] } = schema;
  if ($ref !== undefined) return pick(schemas[$ref] ?? {}, value);
  if (anyOf) return pickChoice(anyOf, value);
  if (items && Array.isArray(value)) return value.map((row) => pick(items, row));
  if (!properties || !isRecord(value)) return value;
  const named = Object.entries(properties).filter(([name, property]) => !isOurs(property) && !optional.includes(name));
  return Object.fromEntries(
    named.flatMap(([name, property]) => (name in value ? [[name, pick(property, value[name])] as const] : [])),
  );
}

const isOurs = (property: Schema) => property.default !== undefined;

/** Where the contract has alternatives, the one whose fields the value has. */
function pickChoice(choices: readonly Schema[], value: unknown): unknown {
  if (!isRecord(value)) return value;
  const fits = choices.find((choice) => {
    const { properties = {} } = choice.$ref === undefined ? choice : (schemas[choice.$ref] ?? {});
    return Object.keys(properties).some((name) => name in value);
  });
  return fits ? pick(fits, value) : value;
}
