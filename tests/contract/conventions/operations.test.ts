import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { closedSchemas } from '../../../tools/generator/closedSchemas';
import {
  asList,
  asObject,
  type ContractOperation,
  deref,
  type Json,
  type JsonObject,
  readContract,
  refsIn,
} from '../../../tools/generator/contract';
import { inputShape } from '../../../tools/generator/inputShapes';

const contract = readContract(join(import.meta.dirname, '../../..'));
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
