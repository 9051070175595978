import type { FormField } from '../../../generated/operations';
import { toSafeFileName } from '../../rules/files';
import { Refused, refuseRequest } from '../refusal';
import { loadBytes } from './files';

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

// Multipart -----------------------------------------------------------------------------------------------------------

/** Bytes; a browser's header of a part has about 200. */
const maxHeader = 1024;

const lineBreak = '\r\n';
const headerEnd = toBytes(lineBreak + lineBreak);

/**
 * Reads a multipart form (RFC 7578); null if it is not one, was cut off, or has too many parts. Reads each byte a few
 * times at most, whatever the form has in it: engines need seconds for some forms, while others wait.
 */
export function readMultipart(contentType: string, bytes: Uint8Array<ArrayBuffer>): FormData | null {
  const boundary = findBoundary(contentType);
  if (boundary === '' || !startsWith(bytes, toBytes(`--${boundary}`), 0)) return null;
  const separator = toBytes(`${lineBreak}--${boundary}`);
  const form = new FormData();
  let at = separator.length - lineBreak.length;
  for (let parts = 0; parts <= maxFields; parts += 1) {
    if (startsWith(bytes, dashes, at)) return form;
    const contentStart = findPart(bytes, at);
    const contentEnd = contentStart === -1 ? -1 : find(bytes, separator, contentStart, bytes.length);
    if (contentEnd === -1) return null;
    const header = decodeUtf8(bytes.subarray(at, contentStart));
    if (header === null || !addPart(form, header, bytes.subarray(contentStart, contentEnd))) return null;
    at = contentEnd + separator.length;
  }
  return null;
}

const dashes = toBytes('--');

/** The text between the parts of a form, as its content type names it. */
function findBoundary(contentType: string): string {
  const [, quoted, plain] = /boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  return quoted ?? plain ?? '';
}

/** The index of a part's content, after its header; -1 without a header, or with one that is too long. */
function findPart(bytes: Uint8Array, start: number): number {
  if (!startsWith(bytes, headerEnd.subarray(0, lineBreak.length), start)) return -1;
  const end = find(bytes, headerEnd, start, start + maxHeader);
  return end === -1 ? -1 : end + headerEnd.length;
}

/** Adds a text or a file. False if the header does not name the field, or the text is not UTF-8. */
function addPart(form: FormData, header: string, content: Uint8Array<ArrayBuffer>): boolean {
  const name = readParameter(header, 'name');
  const fileName = readParameter(header, 'filename');
  if (name === null) return false;
  if (fileName !== null) {
    const [, type = 'text/plain'] = /^content-type: *([^\s;]{1,100})/im.exec(header) ?? [];
    form.append(name, new File([content], fileName, { type }));
    return true;
  }
  const text = decodeUtf8(content);
  if (text !== null) form.append(name, text);
  return text !== null;
}

const dispositions = {
  name: /^content-disposition: *form-data.*; *name="([^"]*)"/im,
  filename: /^content-disposition: *form-data.*; *filename="([^"]*)"/im,
};

/** A value of the line Content-Disposition. Browsers encode quotes and line breaks in it. */
function readParameter(header: string, parameter: keyof typeof dispositions): string | null {
  const [, value] = dispositions[parameter].exec(header) ?? [];
  return value?.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n') ?? null;
}

const [carriageReturn, lineFeed] = [0x0d, 0x0a];

/**
 * The index of a line break and the text after it, in which no other line break begins, before `end`; -1 without. So
 * bytes that were compared are not compared again, and looking at every second byte finds each line break.
 */
function find(bytes: Uint8Array, wanted: Uint8Array, start: number, end: number): number {
  const last = Math.min(end, bytes.length) - wanted.length;
  for (let at = start + 1; at <= last + 1; at += 2) {
    const byte = bytes[at];
    if (byte !== carriageReturn && byte !== lineFeed) continue;
    const from = byte === lineFeed ? at - 1 : at;
    if (startsWith(bytes, wanted, from)) return from;
  }
  return -1;
}

function startsWith(bytes: Uint8Array, wanted: Uint8Array, at: number): boolean {
  let index = 0;
  while (index < wanted.length && bytes[at + index] === wanted[index]) index += 1;
  return index === wanted.length;
}

function toBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** The text of these bytes; null if they are not UTF-8. */
function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

// Limits --------------------------------------------------------------------------------------------------------------

/** More values than any valid body has: an order with 100 items has about 1,000. */
const maxValues = 5_000;
/** Deeper than any valid body: an order has 4 levels. */
const maxDepth = 20;
/** More fields than any valid form has: a member's has about 80. */
const maxFields = 500;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const ampersand = 0x26;
const [openingBracket, closingBracket, openingBrace, closingBrace] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Checks whether a JSON text has too many values or levels, found without parsing it: parsing would make others wait. */
export function isTooComplex(json: Uint8Array): boolean {
  let [values, depth] = [0, 0];
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (byte === quote) at = findTextEnd(json, at);
    else if (byte === comma) values += 1;
    else if (isClosing(byte)) depth -= 1;
    else if (isOpening(byte)) {
      values += 1;
      depth += 1;
    }
    if (values > maxValues || depth > maxDepth) return true;
  }
  return false;
}

const isOpening = (byte: number) => byte === openingBracket || byte === openingBrace;
const isClosing = (byte: number) => byte === closingBracket || byte === closingBrace;

/** The index of the quote that ends the text which begins at `start`. */
function findTextEnd(json: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== quote) at += json[at] === backslash ? 2 : 1;
  return at;
}

/** Checks whether a URL-encoded form has too many fields. */
export function hasTooManyFields(form: Uint8Array): boolean {
  let fields = 1;
  for (const byte of form) {
    if (byte === ampersand) fields += 1;
    if (fields > maxFields) return true;
  }
  return false;
}
