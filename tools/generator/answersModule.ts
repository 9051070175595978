import {
  asList,
  asObject,
  asText,
  type Contract,
  type ContractOperation,
  deref,
  type Json,
  type JsonObject,
  refsIn,
} from './contract';
import { isFilled } from './requireDefaults';
import { header } from './smallModules';

/** Text of src/generated/model/answers.ts: JSON Schemas of all that the provider sends, without prose and limits. */
export function answersModule(contract: Contract): string {
  const answers = contract.operations.flatMap((operation) => {
    const schema = findData(contract, operation);
    return schema === undefined ? [] : [{ operation, schema }];
  });
  const events = Object.entries(contract.schemas).filter(([, schema]) => 'x-event' in schema);
  const sent = [...answers.map(({ schema }) => schema), ...events.map(([, schema]) => schema)];
  return [
    header,
    TYPES,
    '/** The data of each successful answer, by method and path; ids are written `{}`. */',
    'export const answers: Readonly<Record<string, readonly [operation: string, data: Schema]>> = {',
    ...answers.map(({ operation, schema }) => `  ${key(operation)}: ${text([operation.id, plain(contract, schema)])},`),
    '};',
    '',
    '/** The payload of each event, by its name on the wire. */',
    'export const events: Readonly<Record<string, Schema>> = {',
    ...events.map(([, schema]) => `  '${asText(schema['x-event'])}': ${text(plain(contract, schema))},`),
    '};',
    '',
    '/** Schemas that `$ref` names. */',
    'export const schemas: Readonly<Record<string, Schema>> = {',
    ...listNamed(contract, sent).map(([name, schema]) => `  ${name}: ${text(plain(contract, schema))},`),
    '};',
    '',
  ].join('\n');
}

const TYPES = `/** A JSON Schema that lists its optional properties instead of the required ones, because most are required. */
export type Schema = {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly optional?: readonly string[];
  /** Other names that providers give a property. */
  readonly also?: readonly string[];
  /** In place of what the provider leaves out, or writes in a way that cannot be read. */
  readonly default?: null | false | '' | readonly [];
};
`;

/** The schema of the envelope's data; undefined for an answer without one. */
function findData(contract: Contract, { spec }: ContractOperation): Json | undefined {
  const [, success] = Object.entries(asObject(spec.responses)).find(([status]) => status.startsWith('2')) ?? [];
  const media = asObject(deref(contract, success).content)['application/json'];
  if (media === undefined) return undefined;
  const { schema = {} } = asObject(media);
  const properties = asObject(deref(contract, schema).properties ?? {});
  return properties.success === undefined ? undefined : properties.data;
}

/** The schemas that these refer to, at any depth, except inline schemas. */
function listNamed(contract: Contract, sent: readonly Json[]): [name: string, schema: JsonObject][] {
  const names = new Set(sent.flatMap(refsIn));
  for (const name of names) for (const more of refsIn(contract.schemas[name] ?? {})) names.add(more);
  return Object.entries(contract.schemas).filter(([name, schema]) => names.has(name) && !isShort(schema));
}

/** A single value without codes. */
const isShort = (schema: JsonObject) => ['type', 'format'].some((word) => word in schema) && isSingle(schema);
const isSingle = (schema: JsonObject) =>
  !['properties', 'items', 'enum', 'anyOf', 'oneOf'].some((word) => word in schema) && schema.type !== 'object';

function plain(contract: Contract, value: Json): JsonObject {
  const schema = asObject(value);
  const also = schema['x-also-named'];
  return {
    ...plainShape(contract, schema),
    ...(also !== undefined && { also }),
    ...(isFilled(schema) && { default: schema.default ?? null }),
  };
}

function plainShape(contract: Contract, schema: JsonObject): JsonObject {
  if (typeof schema.$ref === 'string') {
    const target = deref(contract, schema);
    return isShort(target) ? plain(contract, target) : { $ref: schema.$ref.split('/').at(-1) ?? '' };
  }
  const choices = [...asList(schema.anyOf), ...asList(schema.oneOf)];
  if (choices.length > 0) return { anyOf: choices.map((choice) => plain(contract, choice)) };
  if (schema.items !== undefined) return list(contract, schema.items, schema.type);
  if (schema.type === 'object' && schema.properties !== undefined) return members(contract, schema);
  return single(schema);
}

/** Formats that the reader knows. */
const READ_FORMATS: readonly (Json | undefined)[] = ['date', 'date-time', 'address', 'timezone'];

/** A list has a type only when it may be null. */
function list(contract: Contract, items: Json, type: Json = 'array'): JsonObject {
  return { ...(Array.isArray(type) && { type }), items: plain(contract, items) };
}

function single({
  type = 'object',
  format,
  const: only,
  enum: codes = only === undefined ? undefined : [only],
}: JsonObject): JsonObject {
  const isKept = READ_FORMATS.includes(format);
  return { type, ...(isKept && { format }), ...(codes !== undefined && { enum: codes }) };
}

function members(contract: Contract, schema: JsonObject): JsonObject {
  const properties = Object.entries(asObject(schema.properties));
  const required = asList(schema.required);
  const optional = properties.flatMap(([name, property]) =>
    required.includes(name) || isFilled(property) ? [] : [name],
  );
  return {
    ...(schema.format === 'address' && { format: 'address' }),
    properties: Object.fromEntries(properties.map(([name, property]) => [name, plain(contract, property)])),
    ...(optional.length > 0 && { optional }),
  };
}

const key = ({ method, path }: ContractOperation) => `'${method} ${path.replace(/\{\w+\}/g, '{}')}'`;
const text = (value: Json) => JSON.stringify(value);
