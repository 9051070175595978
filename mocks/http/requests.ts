import type { z } from 'zod';
import type { Operation } from '../generated/operations';
import { fieldErrors } from './contractErrors';
import { readForm } from './forms';
import { refuse } from './refusal';

export type RawRequest = { request: Request; params: Readonly<Record<string, string | readonly string[] | undefined>> };

/** Path parameters by the contract; an id that cannot be one is an unknown id. */
export function readParams(operation: Operation, { params }: RawRequest): unknown {
  const found = operation.request.params?.safeParse(params);
  if (found && !found.success) throw refuse.notFound();
  return found?.data;
}

/** Query by the contract; a wrong one is a 422. */
export function readQuery(operation: Operation, { request }: RawRequest): unknown {
  const given = Object.fromEntries(new URL(request.url).searchParams);
  return checked(operation.request.query, given);
}

/** Headers by the contract, which names one; a wrong one is a 422. */
export function readHeaders(operation: Operation, { request }: RawRequest): void {
  const key = request.headers.get('idempotency-key');
  checked(operation.request.headers, key === null ? {} : { 'Idempotency-Key': key });
}

/** Body by the contract: JSON or a form; anything else, or a wrong one, is a 422. */
export async function readBody(operation: Operation, { request }: RawRequest): Promise<unknown> {
  const { body } = operation.request;
  if (!body) return undefined;
  const given = body.form ? await readForm(request, body.form) : await readJson(request);
  return checked(body.schema, given);
}

function checked(schema: z.ZodType | undefined, given: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(given);
  if (!result.success) throw refuse.fields(fieldErrors(result.error, given));
  return result.data;
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return {};
  }
}
