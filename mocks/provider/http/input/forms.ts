import type { FormField } from '../../../generated/operations';
import { toSafeFileName } from '../../rules/files/fileName';
import { hasTooManyFields } from './complexity';
import { loadBytes } from './files';
import { decodeUtf8, readMultipart } from './multipart';
import { Refused, refuseRequest } from '../refusal';

type Fields = Readonly<Record<string, FormField>>;

/** A form as the object its schema describes. Drops parts that the contract does not list. */
export async function readForm(contentType: string, bytes: Uint8Array<ArrayBuffer>, fields: Fields): Promise<unknown> {
  const found = readFields(parseForm(contentType, bytes), fields);
  await Promise.all(Object.values(found).flatMap((value) => (value instanceof Blob ? [loadBytes(value)] : [])));
  return found;
}

/** The fields of a form or a query, converted to the types in the contract. */
export function readFields(form: FormData | URLSearchParams, fields: Fields): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, kind]) => [name, readFieldValue(form, name, kind)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function parseForm(contentType: string, bytes: Uint8Array<ArrayBuffer>): FormData | URLSearchParams {
  if (bytes.byteLength === 0) return new URLSearchParams();
  const isMultipart = contentType.toLowerCase().startsWith('multipart/form-data');
  const form = isMultipart ? readMultipart(contentType, bytes) : readUrlEncoded(contentType, bytes);
  if (form === null) throw new Refused(refuseRequest.unreadable());
  return form;
}

function readUrlEncoded(contentType: string, bytes: Uint8Array): URLSearchParams | null {
  const isUrlEncoded = contentType.toLowerCase().startsWith('application/x-www-form-urlencoded');
  if (!isUrlEncoded || hasTooManyFields(bytes)) return null;
  const text = decodeUtf8(bytes);
  return text === null ? null : new URLSearchParams(text);
}

/** Returns a part of the wrong kind unchanged, so that the schema refuses it. */
function readFieldValue(form: FormData | URLSearchParams, name: string, kind: FormField): unknown {
  if (kind === 'text[]' || kind === 'number[]') return readListValue(form, name, kind);
  const value = form.get(name);
  if (value === null) return undefined;
  return typeof value === 'string' ? parseTextValue(value, kind) : sanitizeName(value);
}

function readListValue(form: FormData | URLSearchParams, name: string, kind: 'text[]' | 'number[]'): unknown {
  const all: (string | File)[] = form.getAll(name);
  if (all.length === 0) return undefined;
  return kind === 'number[]' ? all.map((value) => (typeof value === 'string' ? parseNumber(value) : value)) : all;
}

function parseTextValue(text: string, kind: 'text' | 'number' | 'boolean' | 'file'): unknown {
  if (kind === 'number') return parseNumber(text);
  return kind === 'boolean' ? (booleans[text.trim()] ?? text) : text;
}

const booleans: Readonly<Record<string, boolean>> = { '1': true, true: true, '0': false, false: false };

/** A plain decimal number. Returns other texts unchanged, so that the schema refuses them. */
function parseNumber(text: string): number | string {
  const plain = text.trim();
  if (plain === '') return '';
  return /^-?(?:0|[1-9][0-9]{0,15})(?:\.[0-9]{1,15})?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** The file with a safe name. */
function sanitizeName(file: File): File {
  const name = toSafeFileName(file.name);
  return name === file.name ? file : new File([file], name, { type: file.type });
}
