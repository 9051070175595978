import type { z } from 'zod';
import { type FormField, type Operation, operations, type RequestBody } from '../../../mocks/generated/operations';
import { issueToken } from '../../../mocks/http/whoIs';
import { giveConsent } from '../../../mocks/rules/consent';
import { castIds } from '../../../mocks/seed/cast';
import type { World } from '../../../mocks/world';
import { happen } from '../../kit/happenings';
import { type Answer, call, type CallOptions } from '../../kit/world';
import type { Ask } from './asks';
import { branches, resolved } from './pools';

/** `due` is the status the contract alone demands (401, 404, 422), whatever the world thinks of it. */
export type Asked = { answer: Answer; due: number | undefined };

type Parts = { params: Record<string, string>; query: Record<string, string>; body: unknown };

/** Asks a request of a world. */
export async function ask(world: World, { id, who, fits, before, ...given }: Ask): Promise<Asked> {
  letHappen(world, before);
  const operation: Operation = operations[id];
  const userId = who === 'grace' ? 9 : (Object.entries(castIds).find(([name]) => name === who)?.[1] ?? 0);
  const { params, query, body } = asRecord(resolved(world, given, { userId, fits }));
  const parts = { params: inWords(params), query: inWords(query), body };
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parts.params[name])),
  );
  const search = new URLSearchParams(parts.query).toString();
  const token = tokenOf(world, who, userId);
  const options = { token, ...bodyOf(operation, body) };
  const answer = await call(world, operation.method, search ? `${path}?${search}` : path, options);
  return { answer, due: dueOf(operation, who, parts) };
}

function letHappen(world: World, { ms, consent, news }: Ask['before']): void {
  world.clock.advance(ms);
  if (consent) giveConsent(world, { provider: consent, email: 'n@mail.example', first_name: 'N', last_name: 'C' });
  const [branch] = branches(world);
  if (news && branch) happen(world, branch.id, 'News');
}

function dueOf(operation: Operation, who: Ask['who'], { params, query, body }: Parts): number | undefined {
  const { request } = operation;
  if (!operation.public && (who === 'nobody' || who === 'stranger')) return 401;
  if (refuses(request.params, params)) return 404;
  return refuses(request.query, query) || refusesBody(request.body, body) ? 422 : undefined;
}

function refusesBody(wanted: RequestBody | undefined, body: unknown): boolean {
  return refuses(wanted?.schema, wanted?.form ? asForm(wanted.form, body) : (body ?? {}));
}

function refuses(schema: z.ZodType | undefined, value: unknown): boolean {
  return schema !== undefined && !schema.safeParse(value).success;
}

function tokenOf(world: World, who: Ask['who'], userId: number): string | null {
  if (who === 'nobody') return null;
  if (who === 'stranger') return 'garbage';
  // Whoever closed their account in this run comes back, or nothing of theirs would be asked any more.
  world.tables.user.update(userId, { status: 1 });
  return world.change(() => issueToken(world, userId));
}

function bodyOf({ request }: Operation, body: unknown): CallOptions {
  if (!request.body) return {};
  if (!request.body.form) return { body: body ?? {} };
  const form = request.body.contentType === 'multipart/form-data' ? new FormData() : new URLSearchParams();
  for (const [name, item] of formParts(body)) {
    if (item instanceof Blob && form instanceof FormData) form.append(name, item);
    else form.append(name, inWord(item));
  }
  return { form };
}

/** A form as the contract's own words describe reading it: texts become numbers where numbers are wanted. */
function asForm(fields: Readonly<Record<string, FormField>>, body: unknown): unknown {
  const read: Record<string, unknown> = {};
  for (const [name, item] of formParts(body)) {
    const kind = fields[name];
    if (!kind) continue;
    const value = item instanceof Blob ? item : readAs(kind, inWord(item));
    const list: unknown = read[name];
    if (kind.endsWith('[]')) read[name] = [...(Array.isArray(list) ? (list as unknown[]) : []), value];
    else if (!(name in read)) read[name] = value;
  }
  return read;
}

function readAs(kind: FormField, text: string): unknown {
  if (kind.startsWith('number')) return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
  return kind === 'boolean' ? text === '1' || text === 'true' : text;
}

/** Each part a form is sent in; lists are repeated parts. */
function formParts(body: unknown): [string, unknown][] {
  return Object.entries(asRecord(body)).flatMap(([name, value]) => {
    const items: unknown[] = Array.isArray(value) ? value : [value];
    return items.filter((item) => item !== undefined).map((item): [string, unknown] => [name, item]);
  });
}

function inWords(given: unknown): Record<string, string> {
  const entries = Object.entries(asRecord(given)).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, inWord(value)]));
}

function inWord(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
