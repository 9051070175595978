import type { FormField, RequestBody } from '../generated/operations';
import { keepBytes } from './files';

/** A form as the object its schema describes; parts the contract does not know are left out. */
export async function readForm(request: Request, fields: NonNullable<RequestBody['form']>): Promise<unknown> {
  const form = await formOf(request);
  const entries = Object.entries(fields).map(([name, kind]) => [name, fieldValue(form, name, kind)] as const);
  await Promise.all(entries.flatMap(([, value]) => (value instanceof Blob ? [keepBytes(value)] : [])));
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
  if (kind === 'text[]' || kind === 'number[]') return listValue(form, name, kind);
  const value = form.get(name);
  if (value === null) return undefined;
  if (typeof value !== 'string') return kind === 'file' ? value : 'file';
  return textValue(value, kind);
}

function listValue(form: FormData | URLSearchParams, name: string, kind: 'text[]' | 'number[]'): unknown {
  const all = form.getAll(name).filter((value) => typeof value === 'string');
  if (all.length === 0) return undefined;
  return kind === 'number[]' ? all.map(numberOrText) : all;
}

function textValue(text: string, kind: 'text' | 'number' | 'boolean' | 'file'): unknown {
  if (kind === 'number') return numberOrText(text);
  return kind === 'boolean' ? text === '1' || text === 'true' : text;
}

/** A number where the text is one; the text itself otherwise, for the schema to refuse. */
function numberOrText(text: string): number | string {
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}
