import { answers, events, type Schema, schemas } from '#generated/model/answers';
import { isRecord } from '#platform/lib/plainData';
import type { Operation } from '../generated/operations';

/** Data of an answer as a provider gives it that has the specification's fields only. */
export function withoutExtensions({ method, path }: Pick<Operation, 'method' | 'path'>, data: unknown): unknown {
  return leaveOut({ method, path }, data, () => true);
}

/** Payload of an event of the specification, without the fields that are ours. */
export function eventWithoutExtensions(event: string, payload: unknown): unknown {
  return pick(events[event] ?? {}, payload, event, () => true);
}

/** Data of an answer without some extensions, named by their schema: `OrderCard.date`. */
export function leaveOut(
  { method, path }: { method: string; path: string },
  data: unknown,
  isLeftOut: (field: string) => boolean,
): unknown {
  const [operation = '', schema] = findAnswer({ method, path });
  return schema ? pick(schema, data, operation, isLeftOut) : data;
}

/** The operation of a call, and the schema of its data. */
export const findAnswer = ({ method, path }: { method: string; path: string }) =>
  answers[`${method} ${toPathPattern(path)}`] ?? [];

/** Names of all extensions in data of a schema, those in others that it refers to included: `OrderCard.date`. */
export function listExtensionFields(schema: Schema, owner: string, known: readonly string[] = []): string[] {
  const { $ref, anyOf = [], items, properties = {} } = schema;
  if ($ref !== undefined)
    return known.includes($ref) ? [] : listExtensionFields(schemas[$ref] ?? {}, $ref, [...known, $ref]);
  const inner = [...anyOf, ...(items ? [items] : []), ...Object.values(properties)];
  const own = Object.entries(properties).flatMap(([name, { default: absent }]) =>
    absent === undefined ? [] : [`${owner}.${name}`],
  );
  return [...own, ...inner.flatMap((each) => listExtensionFields(each, owner, known))];
}

type IsLeftOut = (field: string) => boolean;

function pick(schema: Schema, value: unknown, owner: string, isLeftOut: IsLeftOut): unknown {
  const { $ref, anyOf, items, properties, optional = [] } = schema;
  if ($ref !== undefined) return pick(schemas[$ref] ?? {}, value, $ref, isLeftOut);
  if (anyOf) return pickChoice(anyOf, value, owner, isLeftOut);
  if (items && Array.isArray(value)) return value.map((row) => pick(items, row, owner, isLeftOut));
  if (!properties || !isRecord(value)) return value;
  const isOurs = (name: string) => properties[name]?.default !== undefined || optional.includes(name);
  const members = Object.entries(value).flatMap(([name, member]): [string, unknown][] => {
    const property = properties[name];
    if (!property || (isOurs(name) && isLeftOut(`${owner}.${name}`))) return [];
    return [[name, pick(property, member, owner, isLeftOut)]];
  });
  return Object.fromEntries(members);
}

/** Of the contract's alternatives, the one whose fields the value has. */
function pickChoice(choices: readonly Schema[], value: unknown, owner: string, isLeftOut: IsLeftOut): unknown {
  if (!isRecord(value)) return value;
  const fits = choices.find((choice) => {
    const { properties = {} } = choice.$ref === undefined ? choice : (schemas[choice.$ref] ?? {});
    return Object.keys(properties).some((name) => name in value);
  });
  return fits ? pick(fits, value, owner, isLeftOut) : value;
}

/** Templates as well as addresses: ids are written `{}`. */
const toPathPattern = (path: string) =>
  path
    .split('?', 1)[0]
    ?.replaceAll(/\{\w+\}/g, '{}')
    .replaceAll(/(?<=\/)\d+(?=\/|$)/g, '{}');
