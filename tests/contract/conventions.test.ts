import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { usStates } from '#domain/places/usStates';
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
const schemas = Object.entries(contract.schemas);
const definitions = toDefinitions(closedSchemas(contract, Object.keys(contract.schemas)));
/** POSTs that change nothing: one is a POST in the specification, the others send a form to be checked or matched. */
const READS = ['getMe', 'checkMove', 'matchHelpers'];
/** A calendar app reads this one. It knows neither tokens nor envelopes, only a secret address and a file. */
const FILES = ['readCalendarFeed'];
/** The Pusher client reads these answers itself and requests them again for every connection. */
const SIGNATURES = ['authorizeChannel', 'authenticateUser'];

/** The operations that break a rule, each with what is wrong. */
function findBroken(rule: (operation: ContractOperation) => readonly string[] | boolean): string[] {
  return contract.operations.flatMap((operation) => {
    const found = rule(operation);
    if (typeof found === 'boolean') return found ? [] : [operation.id];
    return found.map((problem) => `${operation.id}: ${problem}`);
  });
}

const listStatuses = ({ spec }: ContractOperation) => Object.keys(asObject(spec.responses));
const isSuccess = (status: string) => status.startsWith('2');
const isMutation = ({ id, method }: ContractOperation) => method !== 'GET' && !READS.includes(id);
const isRepeatable = (operation: ContractOperation) =>
  isMutation(operation) && !operation.public && !hasSecret(operation) && !SIGNATURES.includes(operation.id);
const hasParameterIn = (operation: ContractOperation, place: string) =>
  listParameters(operation).some((parameter) => parameter.in === place);

describe('an operation', () => {
  test('answers with an envelope', () => {
    const broken = findBroken(({ id, spec }) => {
      const isPlain = [...SIGNATURES, ...FILES].includes(id);
      const answers = Object.entries(asObject(spec.responses)).filter(([status]) => !isPlain || status !== '200');
      return answers.flatMap(([status, response]) => {
        const fields = asObject(getBody(response).properties);
        const names = Object.keys(fields).join();
        const isEnvelope = names === 'data,message,errors,success';
        return isEnvelope && deref(contract, fields.success).const === isSuccess(status)
          ? []
          : [`${status} has ${names}`];
      });
    });
    expect(broken).toEqual([]);
  });

  test('has one success and only known failures', () => {
    const known = /^(40[12349]|410|41[35]|42[239]|500|503)$/;
    const broken = findBroken((operation) => {
      const [successes, failures] = [true, false].map((good) =>
        listStatuses(operation).filter((status) => isSuccess(status) === good),
      );
      const unknown = failures?.filter((status) => !known.test(status)) ?? [];
      const missing = ['429', '500', '503'].filter((status) => !failures?.includes(status));
      return [
        ...(successes?.length === 1 ? [] : [`${successes?.length} successes`]),
        ...unknown.map((status) => `${status} is unknown`),
        ...missing.map((status) => `${status} is missing`),
      ];
    });
    expect(broken).toEqual([]);
  });

  test('documents 401 unless public, 404 for an id, 413 for a body, 422 where input can be wrong', () => {
    const broken = findBroken((operation) => {
      const statuses = listStatuses(operation);
      const hasInput = isMutation(operation) || hasParameterIn(operation, 'query');
      return [
        ...(statuses.includes('401') === !operation.public ? [] : ['401']),
        ...(statuses.includes('413') === 'requestBody' in operation.spec ? [] : ['413']),
        ...(hasParameterIn(operation, 'path') && !statuses.includes('404') ? ['404'] : []),
        ...(hasInput && !statuses.includes('422') ? ['422'] : []),
      ];
    });
    expect(broken).toEqual([]);
  });

  test('sends a form by POST only: PHP reads none of a PUT', () => {
    const broken = findBroken(({ spec, method }) => {
      const kinds = Object.keys(asObject(asObject(spec.requestBody ?? {}).content ?? {}));
      return method === 'POST' || !kinds.includes('multipart/form-data');
    });
    expect(broken).toEqual([]);
  });

  test('takes an idempotency key exactly when it changes something without credentials', () => {
    const hasIdempotencyKey = (operation: ContractOperation) =>
      listParameters(operation).some(({ name }) => name === 'Idempotency-Key');
    expect(findBroken((operation) => hasIdempotencyKey(operation) === isRepeatable(operation))).toEqual([]);
  });

  test('keeps no token in an answer that is stored for repeats', () => {
    const token = /"(access_token|temporary_token|auth)"/;
    const broken = findBroken(
      (operation) => !isRepeatable(operation) || !token.test(JSON.stringify(getSuccess(operation))),
    );
    expect(broken).toEqual([]);
  });

  test('has whole numbers as ids in its path', () => {
    const broken = findBroken((operation) => {
      const ids = listParameters(operation).filter((parameter) => parameter.in === 'path');
      return FILES.includes(operation.id) || ids.every(({ schema }) => asObject(schema).type === 'integer');
    });
    expect(broken).toEqual([]);
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

describe('a component schema', () => {
  test('has examples that it accepts, with no field beyond the declared', () => {
    const broken = schemas.flatMap(([name, schema]) => {
      const accepts = z.fromJSONSchema({ $ref: `#/$defs/${name}`, $defs: definitions }, { registry: z.registry() });
      const examples = asList(schema.examples);
      const problems = examples.flatMap((example) => accepts.safeParse(example).error?.message ?? []);
      return (examples.length === 0 ? ['has no example'] : problems).map((problem) => `${name}: ${problem}`);
    });
    expect(broken).toEqual([]);
  });

  test('has no keyword that a comma in a description created', () => {
    expect(schemas.flatMap(([name, schema]) => strangers(name, schema))).toEqual([]);
  });

  test('names every number it uses as a code', () => {
    const codes = schemas.filter(([, schema]) => isIntegerEnum(schema));
    expect(codes.length).toBeGreaterThan(0);
    for (const [name, schema] of codes) {
      const names = asList(schema['x-enum-varnames']);
      expect([name, names.length, new Set(names).size]).toEqual([name, asList(schema.enum).length, names.length]);
    }
  });

  test('that is an event has its own name, and channels', () => {
    const events = schemas.filter(([, schema]) => 'x-event' in schema);
    const names = events.map(([, schema]) => schema['x-event']);
    expect(new Set(names).size).toBe(names.length);
    for (const [name, schema] of events) expect(asList(schema['x-channels']).length, name).toBeGreaterThan(0);
  });

  test('limits the length of every text that has a pattern', () => {
    const endless = textsIn(schemas.map(([, schema]) => schema)).filter(
      (text) => 'pattern' in text && !('maxLength' in text),
    );
    expect(endless.filter(({ pattern }) => pattern !== 'Z$')).toEqual([]);
  });

  test('is reached by an operation or an event', () => {
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

test('the contract and the forms know the same states', () => {
  const states = usStates.map(({ id }) => id).join('|');
  expect(contract.schemas.StateCode?.pattern).toBe(`^(${states})$`);
  expect(contract.schemas.StateCodeOrNone?.pattern).toBe(`^(${states})?$`);
});

/** A JSON object that zod can read is a JSON schema; this only adds the type. */
function toDefinitions(closed: JsonObject): Record<string, z.core.JSONSchema.JSONSchema> {
  return Object.fromEntries(Object.entries(closed).map(([name, schema]) => [name, { ...asObject(schema) }]));
}

function listParameters(operation: ContractOperation): JsonObject[] {
  return asList(operation.spec.parameters).map((parameter) => deref(contract, parameter));
}

/** Checks whether the request contains a password. */
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
