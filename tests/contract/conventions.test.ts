import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { usStates } from '../../src/domain/usStates';
import { closedSchemas } from '../../tools/generator/closedSchemas';
import {
  asList,
  asObject,
  type ContractOperation,
  deref,
  type Json,
  type JsonObject,
  readContract,
  refsIn,
} from '../../tools/generator/contract';
import { inputShape } from '../../tools/generator/inputShapes';
import { textsIn } from '../kit/texts/contractTexts';

const contract = readContract(join(import.meta.dirname, '../..'));
const byId = contract.operations.map((operation) => [operation.id, operation] as const);
const schemas = Object.entries(contract.schemas);
const definitions = toDefinitions(closedSchemas(contract, Object.keys(contract.schemas)));
/** POSTs that change nothing: one is a POST in the specification, the others send a form to be checked or matched. */
const READS = ['getMe', 'checkMove', 'matchHelpers'];
/** A calendar app reads this one. It knows neither tokens nor envelopes, only a secret address and a file. */
const FILES = ['readCalendarFeed'];
/** The Pusher client reads these answers itself and requests them again for every connection. */
const SIGNATURES = ['authorizeChannel', 'authenticateUser'];

describe.each(byId)('%s', (id, operation) => {
  const responses = asObject(operation.spec.responses);
  const isMutation = operation.method !== 'GET' && !READS.includes(id);

  test('answers with an envelope', () => {
    for (const [status, response] of Object.entries(responses)) {
      if ([...SIGNATURES, ...FILES].includes(id) && status === '200') continue;
      const fields = asObject(getBody(response).properties);
      expect(Object.keys(fields), status).toEqual(['data', 'message', 'errors', 'success']);
      expect(deref(contract, fields.success).const, status).toBe(status.startsWith('2'));
    }
  });

  test('has one success and only known failures', () => {
    const known = /^(40[12349]|410|41[35]|42[239]|500|503)$/;
    const statuses = Object.keys(responses);
    expect(statuses.filter((status) => status.startsWith('2'))).toHaveLength(1);
    expect(statuses.filter((status) => !status.startsWith('2') && !known.test(status))).toEqual([]);
    expect(statuses).toEqual(expect.arrayContaining(['429', '500', '503']));
  });

  test('documents 401 unless public, 404 for an id, 422 where input can be wrong', () => {
    const places = listParameters(operation).map((parameter) => parameter.in);
    expect('401' in responses).toBe(!operation.public);
    if (places.includes('path')) expect(responses).toHaveProperty('404');
    if (isMutation || places.includes('query')) expect(responses).toHaveProperty('422');
  });

  test('sends a form by POST only: PHP reads none of a PUT', () => {
    const kinds = Object.keys(asObject(asObject(operation.spec.requestBody ?? {}).content ?? {}));
    expect(kinds.includes('multipart/form-data') && operation.method !== 'POST').toBe(false);
  });

  test('takes an idempotency key exactly when it changes something without credentials', () => {
    const names = listParameters(operation).map((parameter) => parameter.name);
    const isRepeatable = isMutation && !operation.public && !hasSecret(operation) && !SIGNATURES.includes(id);
    expect(names.includes('Idempotency-Key')).toBe(isRepeatable);
    if (isRepeatable)
      expect(JSON.stringify(getSuccess(operation))).not.toMatch(/"(access_token|temporary_token|auth)"/);
  });

  test('documents 413 exactly where it takes a body', () => {
    expect('413' in responses).toBe('requestBody' in operation.spec);
  });

  test('has whole numbers as ids in its path', () => {
    const ids = listParameters(operation).filter((parameter) => parameter.in === 'path' && !FILES.includes(id));
    for (const { schema } of ids) expect(asObject(schema).type).toBe('integer');
  });
});

/** Lists whose paging the specification defines (its section 7). All other paging is an extension. */
const PAGED_BY_SPECIFICATION = [
  ['getNotifications', 'page'],
  ['getOrders', 'page'],
  ['getOrders', 'per_page'],
  ['getOrderHistory', 'page'],
  ['getOrderHistory', 'per_page'],
  ['getOrderCalendar', 'page[size]'],
];

test('only the paging of the specification is not marked as an extension', () => {
  const unmarked = contract.operations
    .filter(({ spec }) => spec['x-extension'] !== true)
    .flatMap((operation) =>
      listParameters(operation)
        .filter(
          ({ name, 'x-extension': ours }) => typeof name === 'string' && /^(page|per_page)/.test(name) && ours !== true,
        )
        .map(({ name }) => [operation.id, name]),
    );
  const sorted = (pairs: unknown[][]) => pairs.map((pair) => pair.join(' ')).sort();
  expect(sorted(unmarked)).toEqual(sorted(PAGED_BY_SPECIFICATION));
});

describe('component schemas', () => {
  test.each(schemas)('%s has examples that it accepts, with no field beyond the declared', (name, schema) => {
    const examples = asList(schema.examples);
    expect(examples.length).toBeGreaterThan(0);
    const accepts = z.fromJSONSchema({ $ref: `#/$defs/${name}`, $defs: definitions }, { registry: z.registry() });
    for (const example of examples) expect(accepts.safeParse(example).error?.issues ?? []).toEqual([]);
  });

  test('have no keyword that a comma in a description created', () => {
    expect(schemas.flatMap(([name, schema]) => strangers(name, schema))).toEqual([]);
  });

  test('name every number they use as a code', () => {
    const codes = schemas.filter(([, schema]) => isIntegerEnum(schema));
    expect(codes.length).toBeGreaterThan(0);
    for (const [name, schema] of codes) {
      const names = asList(schema['x-enum-varnames']);
      expect([name, names.length, new Set(names).size]).toEqual([name, asList(schema.enum).length, names.length]);
    }
  });

  test('name each event once, with its channels', () => {
    const events = schemas.filter(([, schema]) => 'x-event' in schema);
    const names = events.map(([, schema]) => schema['x-event']);
    expect(new Set(names).size).toBe(names.length);
    for (const [name, schema] of events) expect(asList(schema['x-channels']).length, name).toBeGreaterThan(0);
  });

  test('limit the length of every text that has a pattern', () => {
    const endless = textsIn(schemas.map(([, schema]) => schema)).filter(
      (text) => 'pattern' in text && !('maxLength' in text),
    );
    expect(endless.filter(({ pattern }) => pattern !== 'Z$')).toEqual([]);
  });

  test('are all reached by an operation or an event', () => {
    const roots = [
      ...contract.operations.map((operation) => operation.spec),
      ...Object.values(asObject(contract.components.responses)),
      ...schemas.filter(([, schema]) => 'x-event' in schema).map(([, schema]) => schema),
    ];
    const reached = closedSchemas({ ...contract, schemas: { ...contract.schemas, '': { roots } } }, ['']);
    const events = schemas.filter(([, schema]) => 'x-event' in schema).map(([name]) => name);
    expect(schemas.map(([name]) => name).filter((name) => !(name in reached) && !events.includes(name))).toEqual([]);
  });
});

test('the states are those of the forms', () => {
  const states = usStates.map(({ id }) => id).join('|');
  expect(contract.schemas.StateCode?.pattern).toBe(`^(${states})$`);
  expect(contract.schemas.StateCodeOrNone?.pattern).toBe(`^(${states})?$`);
});

test('the operations', () => {
  expect(contract.operations.map(nameAndCall)).toMatchSnapshot();
});

function nameAndCall(operation: ContractOperation): string {
  return `${operation.tag}.${operation.id} = ${operation.method} ${operation.path}${operation.public ? ' (public)' : ''}`;
}

/** A JSON object that zod can read is a JSON schema; this only adds the type. */
function toDefinitions(closed: JsonObject): Record<string, z.core.JSONSchema.JSONSchema> {
  return Object.fromEntries(Object.entries(closed).map(([name, schema]) => [name, { ...asObject(schema) }]));
}

function listParameters(operation: ContractOperation): JsonObject[] {
  return asList(operation.spec.parameters).map((parameter) => deref(contract, parameter));
}

/** Whether the request contains a password. */
function hasSecret({ id, spec }: ContractOperation): boolean {
  if (!spec.requestBody) return false;
  const [media] = Object.values(asObject(asObject(spec.requestBody).content));
  return JSON.stringify(inputShape(contract, asObject(media).schema ?? {}, id) ?? null).includes('"secret"');
}

/** All schemas of the successful answer. */
function getSuccess({ spec }: ContractOperation): Json {
  const [success] = Object.entries(asObject(spec.responses)).filter(([status]) => status.startsWith('2'));
  const schema = getBody(success?.[1] ?? {});
  return [schema, closedSchemas(contract, refsIn(schema))];
}

function getBody(response: Json): JsonObject {
  const media = asObject(asObject(deref(contract, response).content)['application/json']);
  return deref(contract, media.schema);
}

function isIntegerEnum(schema: JsonObject): boolean {
  return schema.type === 'integer' && 'enum' in schema;
}

const KEYWORDS = new Set(
  [
    'type format enum const default description examples $ref anyOf oneOf minLength maxLength pattern minimum maximum',
    'multipleOf contentMediaType properties required additionalProperties maxProperties items minItems maxItems',
    'x-extension x-event x-channels x-enum-varnames x-multiline',
  ].flatMap((line) => line.split(' ')),
);

function strangers(at: string, schema: Json): string[] {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return [];
  const own = Object.keys(schema).filter((key) => !KEYWORDS.has(key));
  const nested = [
    ...Object.entries(asObject(schema.properties ?? {})),
    ...[...asList(schema.anyOf), ...asList(schema.oneOf)].map((one, index) => [String(index), one] as const),
    ['items', schema.items ?? null] as const,
    ['additionalProperties', schema.additionalProperties ?? null] as const,
  ];
  return [...own.map((key) => `${at}: ${key}`), ...nested.flatMap(([key, one]) => strangers(`${at}.${key}`, one))];
}
