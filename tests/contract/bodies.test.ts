// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { type Operation, type OperationId, operations } from '../../mocks/generated/operations';
import { getBodyLimit } from '../../mocks/http/bodyLimits';
import type { World } from '../../mocks/world';
import { send } from '../kit/rawBodies';
import { signIn, testWorld } from '../kit/world';

// Bodies that none of our clients sends. Every operation refuses them as documented, at once, and nothing changes.

const withBody = Object.values<Operation>(operations).flatMap((operation) => {
  const { body } = operation.request;
  return body ? [[`${operation.method} ${operation.path}`, operation, body.contentType] as const] : [];
});
const isJson = ([, , contentType]: (typeof withBody)[number]) => contentType === 'application/json';
const unreadable = { status: 422, body: { errors: { body: ['The request body could not be read.'] } } };

let world: World;
let token: string;

beforeEach(async () => {
  world = testWorld({ scenario: 'empty' });
  token = await signIn(world, 'dana@coppermesa.example');
});

describe.each(withBody.filter(isJson))('%s', (_name, operation, contentType) => {
  const headers = { 'Content-Type': contentType };

  it.each(['{', '{"a":1', 'hello', '\u0000', '{"a":"\n"}', "{'a':1}"])('refuses %j', async (body) => {
    const before = world.db.snapshot();
    expect(await send(world, operation, { token, headers, body })).toMatchObject(unreadable);
    expect(world.db.snapshot()).toEqual(before);
  });

  it('refuses bytes that are not text', async () => {
    const body = Uint8Array.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]);
    expect(await send(world, operation, { token, headers, body })).toMatchObject(unreadable);
  });

  it('survives deep nesting', async () => {
    // More levels than a stack holds, even if a function that calls itself needed only 33 bytes a call.
    const depth = 30_000;
    const deep = ['['.repeat(depth) + ']'.repeat(depth), `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`];
    for (const nested of deep) {
      // Undeclared fields are dropped, whatever they contain.
      expect((await send(world, operation, { token, headers, body: nested })).status).toBeLessThan(500);
      for (const name of listFieldNames(operation)) {
        const body = `{${JSON.stringify(name)}:${nested}}`;
        expect((await send(world, operation, { token, headers, body })).status).toBe(422);
      }
    }
  });

  it('refuses very long lists at once', async () => {
    for (const name of listFieldNames(operation)) {
      const body = `{${JSON.stringify(name)}:[${'null,'.repeat(100_000)}null]}`;
      const answer = await send(world, operation, { token, headers, body });
      expect(answer.status).toBe(422);
      expect(JSON.stringify(answer.body).length).toBeLessThan(100_000);
    }
  });
});

describe.each(withBody.filter((row) => !isJson(row)))('%s', (_name, operation) => {
  it('refuses a form that cannot be read', async () => {
    const before = world.db.snapshot();
    for (const type of ['multipart/form-data; boundary=x', 'multipart/form-data', 'text/plain', 'application/json']) {
      const sent = { token, headers: { 'Content-Type': type }, body: '{"name":"Yuma"}' };
      expect(await send(world, operation, sent), type).toMatchObject(unreadable);
    }
    expect(world.db.snapshot()).toEqual(before);
  });
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
])('a body is too long by %s', async (_name, more, body) => {
  const answer = await send(world, operations.login, {
    headers: { 'Content-Type': 'application/json', ...more },
    body,
  });
  expect(answer).toMatchObject({ status: 413, body: { message: 'This request is too large.', errors: {} } });
});

it('a form may be as long as its files and other fields together', () => {
  const limit = (id: OperationId) => getBodyLimit((operations[id] as Operation).request.body ?? {}) / 1024 / 1024;
  expect([limit('login'), limit('createBranch'), limit('uploadOrderFile')]).toEqual([1, 6, 11]);
});
