import { answers, events, type Schema } from '#generated/model/answers';
import type { ContractEvents } from '#generated/model/events';
import { reportDifference } from '../../lib/log/log';
import { isRecord } from '../../lib/plainData';
import { unknownOutcomeError, unusableAnswerError } from '../ApiError';
import { toPathPattern } from '../callAddress';
import { type Differences, readShape } from './readShape';
import { withoutData } from './withoutData';

/** Reads that are sent with a body. */
const postedReads: readonly string[] = ['getMe', 'matchHelpers', 'checkMove'];

/** A successful answer, and its data without the envelope. The method is in capitals. */
export type Answer<Data> = { method: string; path: string; status: number; body: unknown; data: Data };

/**
 * The data of an answer in the shape of the contract. An answer to a read that has no usable data fails
 * before it reaches the cache. If a field of a write's answer is wrong, its outcome is unknown.
 */
export function readAnswer<Data>(answer: Answer<Data>): Data;
export function readAnswer(answer: Answer<unknown>): unknown {
  const { method, path, data } = answer;
  const [operation = '', schema] = answers[`${method} ${toPathPattern(path)}`] ?? [];
  if (!schema) return data;
  if (method === 'GET' || postedReads.includes(operation)) return readData(operation, schema, answer);
  return isDone(schema, answer) ? data : readOutcome(operation, schema, answer);
}

function readData(operation: string, schema: Schema, { body, data }: Answer<unknown>): unknown {
  const isCutOff = isRecord(body) && 'success' in body && !('data' in body);
  const { read, differences } = readAll(operation, schema, isCutOff || data === '' ? nothing : data);
  // The data itself, or the rows of a page.
  if (['data', 'data.data'].some((field) => differences.get(field) === 'broken')) throw unusableAnswerError();
  return read;
}

function readOutcome(operation: string, schema: Schema, { path, status, body, data }: Answer<unknown>): unknown {
  const isGiven = isRecord(body) && 'data' in body && !isAbsent(data);
  // A provider may say that it is done without describing the result, unless the result is a token or a code.
  const isEnough = (status === noContent || (isRecord(body) && isSuccess(body))) && !path.startsWith('/auth');
  if (isGiven || !isEnough) {
    const { read, differences } = readAll(operation, schema, isGiven ? data : nothing);
    if (![...differences.values()].includes('broken')) return read;
    if (!isEnough) throw unknownOutcomeError();
  }
  const result = readShape(schema, {}, 'data', new Map());
  return isRecord(result) ? withoutData(result) : result;
}

/** Nothing, or an empty object or list in its place. */
function isAbsent(data: unknown): boolean {
  return data === null || data === undefined || (typeof data === 'object' && Object.keys(data).length === 0);
}

/** In place of data that cannot be read whatever its schema is. */
const nothing = Symbol('nothing');

/** The name of an operation in the contract; an unknown one by its address without ids. */
export function nameOperation(method: string, path: string): string {
  const address = `${method} ${toPathPattern(path)}`;
  return answers[address]?.[0] ?? address;
}

/** True for an answer that only reports success. */
function isDone({ $ref = '' }: Schema, { status, body }: Answer<unknown>): boolean {
  return $ref === 'Nothing' && (isEnvelope(body) || status === noContent);
}

const noContent = 204;

/** PHP also writes flags as numbers and texts. */
function isSuccess({ success }: Record<string, unknown>): boolean {
  return ['true', '1'].includes(String(success));
}

function isEnvelope(body: unknown): boolean {
  return isRecord(body) && ('data' in body || isSuccess(body));
}

/** The payload of a pushed event in the shape of the contract; undefined if one of its values cannot be read. */
export function readEvent<Name extends keyof ContractEvents>(
  name: Name,
  payload: unknown,
): ContractEvents[Name] | undefined;
export function readEvent(name: string, payload: unknown): unknown {
  const differences: Differences = new Map();
  const read = readShape(events[name] ?? {}, payload, 'data', differences);
  // Without an id of its own the event is about nothing.
  const isAboutNothing = [...differences].some(([field, each]) => each === 'no id' && field.split('.').length === 2);
  if (isAboutNothing || [...differences.values()].includes('broken')) return undefined;
  report(name, differences);
  return read;
}

function readAll(operation: string, schema: Schema, data: unknown) {
  const differences: Differences = new Map();
  const read = readShape(schema, data, 'data', differences);
  report(operation, differences);
  return { read, differences };
}

function report(operation: string, differences: Differences): void {
  differences.forEach((difference, field) => reportDifference({ operation, field, difference }));
}
