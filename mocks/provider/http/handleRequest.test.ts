import { getResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { ActiveStatus } from '#generated/model/codes';
import { call, signIn, testWorld } from '../../../tests/kit/world';
import * as realtime from '../../generated/handlers/realtime/realtime.msw';
import type { WorldOptions } from '../createWorld';
import { Refusal } from '../rules/refusals';
import type { World } from '../world';
import { getBearerToken, issueToken, authenticate } from './authenticate';
import { parseFaults } from './faults';
import { implement } from './implement';
import { Refused } from './refusal';

const dana = 'dana@coppermesa.example';
const createEmptyWorld = (options: WorldOptions = {}) => testWorld({ scenario: 'empty', ...options });

async function asDana(options: WorldOptions = {}) {
  const world = createEmptyWorld(options);
  return { world, token: await signIn(world, dana) };
}

describe('what is wrong with a request is said in this order', () => {
  it('a request without a token: 401, whatever else', async () => {
    const world = createEmptyWorld();
    for (const token of [null, 'unknown']) {
      for (const path of ['/company-branches/abc', '/company-branches/999', '/managers']) {
        expect(await call(world, 'GET', path, { token })).toMatchObject({ status: 401 });
      }
    }
  });

  it('an invalid or unknown id is a 404', async () => {
    const { world, token } = await asDana();
    for (const id of ['abc', '0', '-1', '1.5', '99999', '%20', '1e3', '01', '0x1', '%2B1', '%201', '1%20']) {
      expect(await call(world, 'GET', `/company-branches/${id}`, { token }), id).toMatchObject({ status: 404 });
    }
  });

  it('files of someone without the right: 403 or 404, before they are read', async () => {
    const { world } = await asDana();
    const unreadable = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const send = async (email: string, path: string) => {
      const headers = { ...unreadable, authorization: `Bearer ${await signIn(world, email)}` };
      const request = new Request(`http://x/api${path}`, { method: 'POST', headers, body: 'no form' });
      return (await world.fetch(request)).status;
    };
    for (const [path, office, helper] of [
      ['/company-branches', 422, 403],
      ['/company-branches/1', 422, 404],
      ['/company-branches/1/order-files', 422, 404],
      ['/orders/999/attachments', 404, 404],
      ['/employees', 422, 403],
      ['/employees/999/update', 404, 404],
      ['/helper-profile/personal-info', 403, 422],
    ] as const) {
      expect([path, await send(dana, path), await send('marcus@helpers.example', path)]).toEqual([
        path,
        office,
        helper,
      ]);
    }
  });

  it('a query the contract does not know: 422 at its field', async () => {
    const { world, token } = await asDana();
    const path = '/notifications/branch/1/get-notifications?page=none&type=loud';
    expect(await call(world, 'GET', path, { token })).toMatchObject({
      status: 422,
      body: { success: false, errors: { page: ['Value must be numeric'], type: [expect.any(String)] } },
    });
  });

  it.each([
    ['no body', undefined],
    ['an empty object', {}],
    ['null', null],
    ['a list', []],
    ['a text', 'hello'],
    ['empty values', { email: '', password: '' }],
    ['values of another kind', { email: 7, password: {} }],
  ])('%s where one is needed: 422', async (_, body) => {
    const answer = await call(createEmptyWorld(), 'POST', '/auth/login', { body });
    expect(answer).toMatchObject({ status: 422, body: { data: null, success: false } });
  });

  it('answers 422 to a body that is not JSON, and 404 to an unknown path', async () => {
    const world = createEmptyWorld();
    const request = (path: string, body: string) => new Request(`http://x/api${path}`, { method: 'POST', body });
    expect((await world.fetch(request('/auth/login', '{"email":'))).status).toBe(422);
    const unknown = await world.fetch(request('/nothing/here', '{}'));
    expect([unknown.status, await unknown.json()]).toMatchObject([404, { message: 'Not found.', success: false }]);
  });
});

describe('faults', () => {
  it.each([403, 404, 429, 500, 503] as const)('answer %i in the envelope', async (status) => {
    const world = createEmptyWorld();
    world.faults.set([{ operation: 'login', kind: 'status', status }]);
    const answer = await call(world, 'POST', '/auth/login', { body: {} });
    expect(answer).toMatchObject({ status, body: { data: null, success: false } });
  });

  it('lose the connection, are slow, or never answer; others go on', async () => {
    vi.useFakeTimers();
    const { world, token } = await asDana();
    world.faults.set(parseFaults('getManagers:network,getBranches:slow=400,getBranch:never'));
    const ask = (path: string) =>
      world.fetch(new Request(`http://x/api${path}`, { headers: { authorization: `Bearer ${token}` } }));
    expect((await ask('/managers')).type).toBe('error');
    const settled: string[] = [];
    void ask('/company-branches').then(() => settled.push('slow'));
    void ask('/company-branches/1').then(() => settled.push('never'));
    await vi.advanceTimersByTimeAsync(399);
    expect(settled).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toEqual(['slow']);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(settled).toEqual(['slow']);
    expect((await ask('/serving-areas')).status).toBe(200);
    vi.useRealTimers();
  });
});

describe('a mistake of ours', () => {
  const request = (token: string) =>
    new Request('http://x/api/broadcasting/auth', {
      method: 'POST',
      body: new URLSearchParams({ socket_id: '1.2', channel_name: 'private-App.Models.User.1' }),
      headers: { authorization: `Bearer ${token}` },
    });

  async function readAnswer(authorizeChannel: (world: World) => { auth: string }) {
    const broken: string[] = [];
    const { world, token } = await asDana({ onBroken: (problem) => void broken.push(problem) });
    const handlers = implement(realtime, {
      authorizeChannel: ({ world: here }) => authorizeChannel(here),
      authenticateUser: () => ({ auth: '', user_data: '' }),
    })(world);
    const response = await getResponse(handlers, request(token));
    const body: unknown = await response?.json();
    return { world, broken, status: response?.status, body };
  }

  it('a handler that throws is a 500, is reported, and changes nothing', async () => {
    const { world, broken, status, body } = await readAnswer(({ tables }) => {
      tables.branch.update(1, { name: 'Half done' });
      throw new TypeError('Oh');
    });
    expect([status, body]).toEqual([500, { data: null, message: 'Server error.', errors: {}, success: false }]);
    expect(broken).toHaveLength(1);
    expect(broken[0]).toMatch(
      /^authorizeChannel: the handler threw TypeError: Oh \(at .*handleRequest\.test\.ts:\d+:\d+\)?\)$/,
    );
    expect(world.tables.branch.get(1)?.name).toBe('Phoenix');
  });

  it('an answer that breaks the contract is reported with the operation and the field', async () => {
    const { broken } = await readAnswer(() => ({ auth: '', extra: 7 }));
    expect(broken).toHaveLength(1);
    expect(broken[0]).toMatch(/^authorizeChannel: answer 200 breaks the contract[\s\S]*extra/);
  });

  it('is none when it refuses: changes are undone, unless they are to stay', async () => {
    const refuseAfterChange = (keep: boolean) =>
      readAnswer(({ tables }) => {
        tables.branch.update(1, { name: keep ? 'Kept' : 'Undone' });
        throw new Refused(new Refusal('forbidden', 'No', {}, keep));
      });
    const undone = await refuseAfterChange(false);
    expect([undone.status, undone.broken, undone.world.tables.branch.get(1)?.name]).toEqual([403, [], 'Phoenix']);
    expect((await refuseAfterChange(true)).world.tables.branch.get(1)?.name).toBe('Kept');
  });
});

describe('authentication', () => {
  it.each([
    ['Bearer abc', 'abc'],
    ['bearer abc', null],
    ['Basic abc', null],
    ['Bearer', null],
    ['', null],
  ])('the token in the header "%s" is %s', (authorization, token) => {
    expect(getBearerToken(new Request('http://x', { headers: { authorization } }))).toBe(token);
  });

  it('is the active person of a token that was not taken back', () => {
    const world = createEmptyWorld();
    const token = world.change(() => issueToken(world, 1));
    expect(authenticate(world, token)?.first_name).toBe('Dana');
    expect([authenticate(world, null), authenticate(world, 'unknown')]).toEqual([undefined, undefined]);
    world.tables.user.update(1, { status: ActiveStatus.inactive });
    expect(authenticate(world, token)).toBeUndefined();
    world.tables.user.update(1, { status: ActiveStatus.active });
    world.tables.token.update(token, { revoked_at: world.now() });
    expect(authenticate(world, token)).toBeUndefined();
  });
});
