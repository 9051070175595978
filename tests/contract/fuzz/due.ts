import type { z } from 'zod';
import type { FormField, InputShape, Operation, RequestBody } from '../../../mocks/generated/operations';
import { cleaners } from '../../../mocks/provider/http/input/cleanInput';

/** A request as it is sent. */
export type Parts = { params: Record<string, string>; query: Record<string, string>; body: unknown };

/** The status that the contract alone requires for a request with a valid token. */
export function findDueStatus({ request }: Operation, { params, query, body }: Parts): 404 | 422 | undefined {
  if (request.params && refusesIds(request.params, params)) return 404;
  const isWrong = refuses(request.query, request.queryShape, asForm(request.queryForm ?? {}, query));
  // A body with files is read only for people who may send it.
  const hasFiles = request.body?.files !== undefined;
  return isWrong || (!hasFiles && refusesBody(request.body, body)) ? 422 : undefined;
}

function refusesIds(schema: z.ZodType, params: Parts['params']): boolean {
  return (
    !schema.safeParse(params).success ||
    Object.entries(params).some(([name, value]) => isId(name) && String(Number(value)) !== value)
  );
}

/** Every other parameter of a path is a text, such as the token of a calendar feed. */
function isId(name: string): boolean {
  return /id$/i.test(name);
}

function refusesBody(wanted: RequestBody | undefined, body: unknown): boolean {
  if (!wanted) return false;
  return refuses(wanted.schema, wanted.shape, wanted.form ? asForm(wanted.form, body) : (body ?? {}));
}

/** The parts of a form; lists are repeated parts. */
export function formParts(body: unknown): [string, unknown][] {
  return Object.entries(asRecord(body)).flatMap(([name, value]) => {
    const items: unknown[] = Array.isArray(value) ? value : [value];
    return items.filter((item) => item !== undefined).map((item): [string, unknown] => [name, item]);
  });
}

export function inWord(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function refuses(schema: z.ZodType | undefined, shape: InputShape | undefined, value: unknown): boolean {
  if (!schema) return false;
  const texts = { hostile: false };
  const clean = cleanTexts(shape, value, texts);
  return texts.hostile || !schema.safeParse(clean).success;
}

/** Reads a form as the contract describes: texts become numbers where the schema has numbers. */
function asForm(fields: Readonly<Record<string, FormField>>, body: unknown): unknown {
  const read: Record<string, unknown> = {};
  for (const [name, item] of formParts(body)) {
    const kind = fields[name];
    if (!kind) continue;
    // Text in a form or an address contains no lone surrogates.
    const value = item instanceof Blob ? item : readAs(kind, inWord(item).toWellFormed());
    const list: unknown = read[name];
    if (kind.endsWith('[]')) read[name] = [...(Array.isArray(list) ? (list as unknown[]) : []), value];
    else if (!(name in read)) read[name] = value;
  }
  return read;
}

function readAs(kind: FormField, text: string): unknown {
  const plain = text.trim();
  if (kind.startsWith('number')) return plain === '' ? '' : plainNumber(plain);
  if (kind !== 'boolean') return text;
  if (plain === '1' || plain === 'true') return true;
  return plain === '0' || plain === 'false' ? false : text;
}

/** NaN for a number in an unusual notation. */
function plainNumber(text: string): number {
  return String(Number(text)) === text ? Number(text) : Number.NaN;
}

/** Cleans the texts of a value; records when one has half a character. */
function cleanTexts(shape: InputShape | undefined, value: unknown, found: { hostile: boolean }): unknown {
  if (!shape) return value;
  if ('text' in shape) return typeof value === 'string' ? cleanText(shape.text, value, found) : value;
  if ('fields' in shape) return isObject(value) ? cleanEach(shape.fields, value, found) : value;
  return Array.isArray(value) ? value.map((item: unknown) => cleanTexts(shape.items, item, found)) : value;
}

function cleanEach(shapes: Readonly<Record<string, InputShape>>, value: object, found: { hostile: boolean }) {
  const entries = Object.entries(value).map(([name, item]) => [name, cleanTexts(shapes[name], item, found)]);
  return Object.fromEntries(entries) as unknown;
}

function cleanText(kind: keyof typeof cleaners, value: string, found: { hostile: boolean }): string {
  if (kind !== 'secret' && !value.isWellFormed()) found.hostile = true;
  return cleaners[kind](value);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
