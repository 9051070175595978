import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };
export type ContractOperation = {
  id: string;
  method: string;
  path: string;
  tag: string;
  public: boolean;
  spec: JsonObject;
};
export type Contract = {
  operations: ContractOperation[];
  /** Component schemas by name; references look like `#/components/schemas/Name`. */
  schemas: Record<string, JsonObject>;
  /** The rest of `components`, references to other files inlined. */
  components: Record<string, Record<string, JsonObject>>;
};

const METHODS = ['get', 'post', 'put', 'delete'];

/** Reads contract/openapi.yaml in `root` and the files it refers to, so that only references to components remain. */
export function readContract(root: string): Contract {
  const file = join(root, 'contract/openapi.yaml');
  const document = asObject(bundle(readYaml(file), file));
  const components = asObject(document.components);
  const groups: Contract['components'] = {};
  for (const [group, members] of Object.entries(components)) groups[group] = toObjects(members);
  return { operations: listOperations(asObject(document.paths)), schemas: groups.schemas ?? {}, components: groups };
}

/**
 * The object that a reference such as `#/components/parameters/Page` points to. Anything else is returned unchanged.
 */
export function deref(contract: Contract, value: Json | undefined): JsonObject {
  const object = asObject(value);
  if (typeof object.$ref !== 'string') return object;
  const [, , group, name] = object.$ref.split('/');
  const found = contract.components[group ?? '']?.[name ?? ''];
  if (!found) throw new Error(`contract: nothing at ${object.$ref}`);
  return found;
}

export function asObject(value: Json | undefined): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`contract: expected an object, found ${JSON.stringify(value)}`);
  }
  return value;
}

export function asText(value: Json | undefined): string {
  if (typeof value !== 'string') throw new Error(`contract: expected a text, found ${JSON.stringify(value)}`);
  return value;
}

export function asList(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

/** Names of the component schemas that `value` refers to, at any depth. */
export function refsIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(refsIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = typeof value.$ref === 'string' ? [value.$ref.split('/').at(-1) ?? ''] : [];
  return [...own, ...Object.values(value).flatMap(refsIn)];
}

function listOperations(paths: JsonObject): ContractOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(asObject(item))
      .filter(([method]) => METHODS.includes(method))
      .map(([method, spec]) => toOperation(path, method, asObject(spec))),
  );
}

function toOperation(path: string, method: string, spec: JsonObject): ContractOperation {
  const isPublic = Array.isArray(spec.security) && spec.security.length === 0;
  return {
    id: asText(spec.operationId),
    method: method.toUpperCase(),
    path,
    tag: asText(asList(spec.tags)[0]),
    public: isPublic,
    spec,
  };
}

/**
 * Files refer to components through the root, and the root refers to files. The former become local references, the
 * latter are inlined.
 */
function bundle(value: Json, file: string): Json {
  if (Array.isArray(value)) return value.map((item) => bundle(item, file));
  if (typeof value !== 'object' || value === null) return value;
  if (typeof value.$ref !== 'string') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, bundle(item, file)]));
  }
  const [target, pointer = ''] = value.$ref.split('#');
  if (target === '' || target?.endsWith('openapi.yaml')) return { ...value, $ref: `#${pointer}` };
  const path = join(dirname(file), target ?? '');
  return bundle(at(readYaml(path), pointer), path);
}

function at(document: Json, pointer: string): Json {
  return pointer
    .split('/')
    .slice(1)
    .reduce<Json>((value, key) => asObject(value)[key] ?? null, document);
}

const cache = new Map<string, Json>();
function readYaml(file: string): Json {
  const known = cache.get(file);
  if (known !== undefined) return known;
  const read = asJson(parse(readFileSync(file, 'utf8'), { merge: true }));
  cache.set(file, read);
  return read;
}

/** A parsed YAML document. Dates and similar types do not occur in its core schema. */
function asJson(value: unknown): Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string')
    return value;
  if (Array.isArray(value)) return value.map(asJson);
  if (typeof value !== 'object') throw new Error(`contract: ${typeof value} in a document`);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, asJson(item)]));
}

function toObjects(value: Json): Record<string, JsonObject> {
  return Object.fromEntries(Object.entries(asObject(value)).map(([key, item]) => [key, asObject(item)]));
}
