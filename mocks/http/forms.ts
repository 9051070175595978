import type { FormField } from '../generated/operations';
import { toSafeFileName } from '../rules/files/fileName';
import { isMultipart } from './bodyLimits';
import { keepBytes } from './files';
import { Refused, refuseRequest } from './refusal';

type Fields = Readonly<Record<string, FormField>>;

/** A form as the object its schema describes; parts the contract does not know are left out. */
export async function readForm(contentType: string, bytes: Uint8Array<ArrayBuffer>, fields: Fields): Promise<unknown> {
  const found = readFields(await parseForm(contentType, bytes), fields);
  await Promise.all(Object.values(found).flatMap((value) => (value instanceof Blob ? [keepBytes(value)] : [])));
  return found;
}

/** What a form or a query says of the fields, in the types the contract gives them. */
export function readFields(form: FormData | URLSearchParams, fields: Fields): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, kind]) => [name, readFieldValue(form, name, kind)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

async function parseForm(contentType: string, bytes: Uint8Array<ArrayBuffer>): Promise<FormData | URLSearchParams> {
  if (bytes.byteLength === 0) return new URLSearchParams();
  try {
    if (isMultipart(contentType) && isWhole(contentType, bytes)) {
      return await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData();
    }
    if (contentType.toLowerCase().startsWith('application/x-www-form-urlencoded')) {
      return new URLSearchParams(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
  } catch {
    throw new Refused(refuseRequest.unreadable());
  }
  throw new Refused(refuseRequest.unreadable());
}

/** Whether a form has its first line and its last; some engines read one that was cut off as far as it goes. */
function isWhole(contentType: string, bytes: Uint8Array): boolean {
  const [, quoted, plain] = /boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  const boundary = `--${quoted ?? plain ?? ''}`;
  const decodeText = (part: Uint8Array) => new TextDecoder('latin1').decode(part);
  const begins = decodeText(bytes.subarray(0, boundary.length)) === boundary;
  return (
    begins &&
    decodeText(bytes.subarray(-boundary.length - 4))
      .trimEnd()
      .endsWith(`${boundary}--`)
  );
}

/** A part of another kind than its field is passed on as it is, for the schema to refuse. */
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

/** A number written plainly; no number otherwise, for the schema to refuse. */
function parseNumber(text: string): number | string {
  const plain = text.trim();
  if (plain === '') return '';
  return /^-?(?:0|[1-9][0-9]{0,15})(?:\.[0-9]{1,15})?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** The file under a name that is one and nothing else. */
function sanitizeName(file: File): File {
  const name = toSafeFileName(file.name);
  return name === file.name ? file : new File([file], name, { type: file.type });
}
