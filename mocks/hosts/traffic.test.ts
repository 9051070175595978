// @vitest-environment node
import { expect, it, onTestFinished } from 'vitest';
import { happen } from '../../tests/kit/happenings';
import { castIds } from '../account/seed/cast';
import { type Operation, type OperationId, operations } from '../generated/operations';
import { createWorld } from '../provider/createWorld';
import { issueToken } from '../provider/http/authenticate';
import type { Exchange } from './bridge/messages';
import { createTraffic, mask } from './traffic';

/** A world whose calls are watched. */
function watched() {
  const seen: Exchange[] = [];
  const traffic = createTraffic();
  const world = createWorld({ scenario: 'empty', onPush: traffic.notePush });
  onTestFinished(() => world.close());
  traffic.watch((exchange) => seen.push(exchange));
  const token = world.change(() => issueToken(world, castIds.priya));
  const call = async (method: string, path: string, body?: object) => {
    const headers: [string, string][] = [
      ['Authorization', `Bearer ${token}`],
      ['Content-Type', 'application/json'],
    ];
    const text = body && JSON.stringify(body);
    const url = `https://any.host/api${path}`;
    const response = await world.fetch(
      new Request(url, { method, headers, ...(text !== undefined && { body: text }) }),
    );
    const sent = text === undefined ? null : new TextEncoder().encode(text).buffer;
    await traffic.noteCall(world, { method, url, headers, body: sent }, response, 1);
    return response.status;
  };
  return { world, call, seen };
}

it('names the operation, the person and the verdict of a call, without secrets', async () => {
  const { call, seen } = watched();
  await call('GET', '/company-branches/1/team-summary');
  await call('POST', '/auth/login', { email: 'priya@coppermesa.example', password: 'Moving-2026' });
  const [read, login] = seen;
  expect(read).toMatchObject({ kind: 'call', status: 200, who: 'Priya Nair', problem: null });
  expect(login).toMatchObject({ kind: 'call', operation: 'login', status: 200, problem: null });
  expect(JSON.stringify(login)).not.toMatch(/Moving-2026|"access_token":"(?!•)/);
});

it('shows pushed events', () => {
  const { world, seen } = watched();
  happen(world, 1, 'A thing happened');
  expect(seen).toContainEqual(expect.objectContaining({ kind: 'event', event: 'notification-created', problem: null }));
});

it.each<OperationId>(['login', 'createOrder', 'acceptInvitation'])(
  'answers %s once with each refusal that the contract documents',
  async (id) => {
    const { world, call, seen } = watched();
    const { method, path }: Operation = operations[id];
    const refusals = Object.keys(operations[id].answers)
      .map(Number)
      .filter((status) => status >= 400);
    for (const status of refusals) {
      world.faults.add({ operation: id, kind: 'status', status, once: true });
      expect(await call(method, path.replaceAll(/\{\w+\}/g, '1'), {})).toBe(status);
    }
    expect(seen.map((each) => each.problem)).toEqual(refusals.map(() => null));
    expect(refusals.length).toBeGreaterThan(3);
  },
);

it.each([
  ['a password', { password: 'Moving-2026', password_confirmation: 'Moving-2026' }],
  ['a token', { data: { access_token: 'abc', user: { reset_token: 'def' } } }],
  ['the signature of a channel', { auth: 'crewboard:0f' }],
  ['a one-time code', { code: '123456' }],
])('hides %s', (_, body) => {
  expect(mask(JSON.stringify(body))).not.toMatch(/Moving|abc|def|0f|123456/);
});

it('shows everything else, and why a call was refused', () => {
  const body = JSON.stringify({ errors: { code: 'wrong_state' }, data: { token: null, city: 'Mesa' } });
  expect(mask(body)).toBe(body);
});
