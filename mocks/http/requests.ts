import type { z } from 'zod';
import type { FormField, Operation, RequestBody } from '../generated/operations';
import { fieldErrors } from './contractErrors';
import { keepBytes } from './files';
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

async function readForm(request: Request, fields: NonNullable<RequestBody['form']>): Promise<unknown> {
  const form = await formOf(request);
  const entries = Object.entries(fields).map(([name, kind]) => [name, fieldValue(form, name, kind)] as const);
  await Promise.all(entries.map(([, value]) => (value instanceof Blob ? keepBytes(value) : undefined)));
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

async function formOf(request: Request): Promise<FormData | URLSearchParams> {
  try {
    const isMultipart = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
    return isMultipart ? await request.formData() : new URLSearchParams(await request.text());
  } catch {
    return new URLSearchParams();
  }
}

function fieldValue(form: FormData | URLSearchParams, name: string, kind: FormField): unknown {
  if (kind === 'text[]' || kind === 'number[]') {
    const all = form.getAll(name).filter((value) => typeof value === 'string');
    if (all.length === 0) return undefined;
    return kind === 'number[]' ? all.map(numberOrText) : all;
  }
  const value = form.get(name);
  if (value === null) return undefined;
  if (typeof value !== 'string') return kind === 'file' ? value : 'file';
  if (kind === 'number') return numberOrText(value);
  if (kind === 'boolean') return value === '1' || value === 'true';
  return value;
}

/** A number where the text is one; the text itself otherwise, for the schema to refuse. */
function numberOrText(text: string): number | string {
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}
