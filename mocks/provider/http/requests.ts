import type { z } from 'zod';
import type { InputShape, Operation } from '../../generated/operations';
import { getBodyLimit } from './input/bodyLimits';
import { readBodyBytes } from './input/bytes';
import { isTooComplex } from './input/complexity';
import { cleanInput } from './input/cleanInput';
import { toFieldErrors } from './contractErrors';
import { readFields, readForm } from './input/forms';
import { throwIfRefused, Refused, refuseRequest } from './refusal';
import { refuse, refuseProblems } from '../rules/refusals';

export type RawRequest = { request: Request; params: Readonly<Record<string, string | readonly string[] | undefined>> };

/** Parses the path parameters. A malformed id (`01`, `0x1`) is an unknown id: 404. */
export function readParams(operation: Operation, { params }: RawRequest): unknown {
  const found = operation.request.params?.safeParse(params);
  if (!found) return undefined;
  if (!found.success || !arePlain(Object(found.data) as object, params)) throw new Refused(refuse.notFound());
  return found.data;
}

/** Checks whether ids are written as plain numbers. A path parameter that is no id is a text. */
function arePlain(found: object, params: RawRequest['params']): boolean {
  return Object.entries(found).every(([name, value]) => typeof value !== 'number' || String(value) === params[name]);
}

/** Parses the query; 422 if it is invalid. */
export function readQuery({ request: wanted }: Operation, { request }: RawRequest): unknown {
  const given = readFields(new URL(request.url).searchParams, wanted.queryForm ?? {});
  return checkInput(wanted.query, wanted.queryShape, given);
}

/** Checks the only header in the contract; 422 if it is invalid. */
export function readHeaders(operation: Operation, { request }: RawRequest): void {
  const key = request.headers.get('idempotency-key');
  checkInput(operation.request.headers, undefined, key === null ? {} : { 'Idempotency-Key': key });
}

/** Reads the body, JSON or a form; 413 if it is too long, 422 if it is unreadable or too complex. */
export async function readBody(operation: Operation, { request }: RawRequest): Promise<unknown> {
  const { body } = operation.request;
  if (!body) return undefined;
  const bytes = await readBodyBytes(request, getBodyLimit(body));
  if (bytes === null) throw new Refused(refuseRequest.bodyTooLarge());
  const contentType = request.headers.get('content-type') ?? '';
  return body.form ? readForm(contentType, bytes, body.form) : readJson(bytes);
}

/** Parses a body that was read; 422 if it is invalid. */
export function checkBody({ request: { body } }: Operation, given: unknown): unknown {
  return body && checkInput(body.schema, body.shape, given);
}

function checkInput(schema: z.ZodType | undefined, shape: InputShape | undefined, given: unknown): unknown {
  if (!schema) return undefined;
  const { value, problems } = cleanInput(shape, given);
  const result = schema.safeParse(value);
  const wrong = { ...(result.error && toFieldErrors(result.error, value)), ...problems };
  throwIfRefused(refuseProblems(wrong));
  return result.data;
}

/** Treats a missing body as an empty object, so that the answer names the missing fields. */
function readJson(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) return {};
  if (isTooComplex(bytes)) throw new Refused(refuseRequest.unreadable());
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refused(refuseRequest.unreadable());
  }
}
