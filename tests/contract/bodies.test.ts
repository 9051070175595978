// @vitest-environment node
import { beforeEach, expect, it } from 'vitest';
import { type Operation, type OperationId, operations } from '../../mocks/generated/operations';
import { getBodyLimit } from '../../mocks/provider/http/requests';
import type { World } from '../../mocks/provider/world';
import { createSender } from '../kit/http/rawBodies';
import { getField, testWorld, toList } from '../kit/world';

// Bodies that none of our clients sends. Every operation refuses them as documented, immediately, and nothing changes.

const withBody = Object.values<Operation>(operations).flatMap((operation) => {
  const { body } = operation.request;
  return body ? [{ name: `${operation.method} ${operation.path}`, operation, contentType: body.contentType }] : [];
});
const ofJson = withBody.filter(({ contentType }) => contentType === 'application/json');
const ofForm = withBody.filter(({ contentType }) => contentType !== 'application/json');
const couldNotBeRead = 'The request body could not be read.';
const allow = { timeout: 60_000 };

let world: World;
let send: Awaited<ReturnType<typeof createSender>>;

beforeEach(async () => {
  world = testWorld({ scenario: 'empty' });
  send = await createSender(world);
});

/** The operations that do not refuse one of the bodies as unreadable, or change something. */
async function listThatAccept(some: typeof withBody, sent: readonly Sent[]): Promise<string[]> {
  const before = world.db.hash();
  const accepted: string[] = [];
  for (const { name, operation, contentType } of some) {
    for (const { body, type = contentType } of sent) {
      const answer = await send(operation, { headers: { 'Content-Type': type }, body });
      const [words] = toList(getField(getField(answer.body, 'errors'), 'body'));
      if (answer.status !== 422 || words !== couldNotBeRead)
        accepted.push(`${name}: ${answer.status} for ${JSON.stringify(body)} as ${type}`);
    }
  }
  expect(world.db.hash()).toBe(before);
  return accepted;
}

type Sent = { body: string | Uint8Array<ArrayBuffer>; type?: string };

it('refuses JSON that cannot be read, and bytes that are not text', allow, async () => {
  const texts = ['{', '{"a":1', 'hello', '\u0000', '{"a":"\n"}', "{'a':1}"];
  const bytes = Uint8Array.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]);
  expect(
    await listThatAccept(
      ofJson,
      [...texts, bytes].map((body) => ({ body })),
    ),
  ).toEqual([]);
});

it('refuses a form that cannot be read', allow, async () => {
  const types = ['multipart/form-data; boundary=x', 'multipart/form-data', 'text/plain', 'application/json'];
  const sent = types.map((type) => ({ type, body: '{"name":"Yuma"}' }));
  expect(await listThatAccept(ofForm, sent)).toEqual([]);
});

it('survives deep nesting', allow, async () => {
  // More levels than a stack holds, even if a function that calls itself needed only 33 bytes a call.
  const depth = 30_000;
  const deep = ['['.repeat(depth) + ']'.repeat(depth), `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`];
  const wrong: string[] = [];
  for (const { name, operation, contentType } of ofJson) {
    const headers = { 'Content-Type': contentType };
    for (const nested of deep) {
      // Undeclared fields are dropped, whatever they contain.
      const { status } = await send(operation, { headers, body: nested });
      if (status >= 500) wrong.push(`${name}: ${status}`);
      for (const field of listFieldNames(operation)) {
        const body = `{${JSON.stringify(field)}:${nested}}`;
        const answer = await send(operation, { headers, body });
        if (answer.status !== 422) wrong.push(`${name}, ${field}: ${answer.status}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

it('refuses a very long list immediately, with a short answer', allow, async () => {
  const wrong: string[] = [];
  for (const { name, operation, contentType } of ofJson) {
    for (const field of listFieldNames(operation)) {
      const body = `{${JSON.stringify(field)}:[${'null,'.repeat(100_000)}null]}`;
      const answer = await send(operation, { headers: { 'Content-Type': contentType }, body });
      const { length } = JSON.stringify(answer.body);
      if (answer.status !== 422 || length >= 100_000) wrong.push(`${name}, ${field}: ${answer.status}, ${length} long`);
    }
  }
  expect(wrong).toEqual([]);
});

/** Some of the fields, lists first. */
function listFieldNames({ request }: Operation): string[] {
  const shape = request.body?.shape;
  if (!shape || !('fields' in shape)) return [];
  const fields = Object.entries(shape.fields);
  const lists = fields.filter(([, field]) => 'items' in field || !('text' in field));
  return [...lists, ...fields].slice(0, 2).map(([name]) => name);
}

it.each([
  ['its header', { 'Content-Length': String(1024 * 1024 + 1) }, '{}'],
  ['its bytes', {}, `{"email":"${'x'.repeat(1024 * 1024)}"}`],
])('refuses a body that is too long by %s', async (_name, more, body) => {
  const answer = await send(operations.login, {
    headers: { 'Content-Type': 'application/json', ...more },
    body,
  });
  expect(answer).toMatchObject({ status: 413, body: { message: 'This request is too large.', errors: {} } });
});

it('lets a form be as long as its files and other fields together', () => {
  const limit = (id: OperationId) => getBodyLimit((operations[id] as Operation).request.body ?? {}) / 1024 / 1024;
  expect([limit('login'), limit('createBranch'), limit('uploadOrderFile')]).toEqual([1, 6, 11]);
});
