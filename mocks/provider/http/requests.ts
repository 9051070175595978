import type { z } from 'zod';
import type { InputShape, Operation, RequestBody } from '../../generated/operations';
import { refuse, refuseProblems } from '../rules/refusals';
import { cleanInput, toFieldErrors } from './input/cleanInput';
import { isTooComplex, readFields, readForm } from './input/forms';
import { throwIfRefused, Refused, refuseRequest } from './refusal';

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

/** Collects a streamed body; null as soon as it exceeds the limit. */
async function collectBytes(parts: AsyncIterable<unknown>, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const found: Uint8Array[] = [];
  let length = 0;
  for await (const part of parts) {
    if (!(part instanceof Uint8Array)) continue;
    length += part.byteLength;
    if (length > limit) return null;
    found.push(part);
  }
  return joinParts(found, length);
}

/** The body of a request; null if its declared or actual length exceeds the limit. */
export async function readBodyBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
  // Not every browser exposes the body of a request as a stream.
  if (request.body) return collectBytes(iterateParts(request.body), limit);
  const bytes = new Uint8Array(await request.arrayBuffer());
  return bytes.byteLength > limit ? null : bytes;
}

/** Not every browser can iterate a stream. */
async function* iterateParts(stream: ReadableStream<unknown>): AsyncGenerator {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    // Not awaited: one of two copies of a stream ends only with the other.
    void reader.cancel().catch(() => undefined);
  }
}

function joinParts(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}

/** The longest body without files, in bytes. */
export const plainLimit = 1024 * 1024;

/** The longest body an operation accepts, in bytes: its files plus the other fields. */
export function getBodyLimit({ files = {} }: Pick<RequestBody, 'files'>): number {
  return Object.values(files).reduce((sum, { maxBytes }) => sum + maxBytes, plainLimit);
}
