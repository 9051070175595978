import { maxFields } from './complexity';

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
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
