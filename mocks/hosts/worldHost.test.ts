import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { todayIn, zonedTime } from '#platform/lib/time/zonedTimes';
import { issueToken } from '../provider/http/authenticate';
import { createWorldLink } from './bridge/worldLink';
import { hostInPage } from './page';
import { createWorldHost, type WorldHost } from './worldHost';

let hosts: WorldHost[];

/** A port to a world that this page hosts. */
function openPort(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  hostInPage()(port1);
  return port2;
}

beforeEach(() => {
  hosts = [];
});
afterEach(async () => {
  for (const host of hosts) await (await host.current()).close();
});

function createHost(): WorldHost {
  const host = createWorldHost();
  hosts.push(host);
  return host;
}

describe('the world of a browser', () => {
  it('is the standard one at first, and the saved one when its host restarts', async () => {
    const first = await createHost().current();
    expect([first.world.scenario, first.newWorldReason]).toEqual(['standard', 'empty']);
    expect(zonedTime(first.world.now(), 'America/Phoenix')).toMatchObject({
      date: todayIn('America/Phoenix', new Date()),
      time: '07:40',
    });
    const token = first.world.change(() => issueToken(first.world, 1));
    await first.saved();
    const second = await createHost().current();
    expect([second.newWorldReason, second.world.tables.token.get(token)?.user_id]).toEqual([null, 1]);
  });

  it('is replaced by another on request, closes its sockets, and survives a reload', async () => {
    const host = createHost();
    const before = await host.current();
    const close = vi.fn();
    before.world.pusher.connect({ send: () => undefined, close }, '/app/crewboard?protocol=7');
    await host.restart('empty');
    const after = await host.current();
    expect(close).toHaveBeenCalledWith(4200, expect.any(String));
    expect([after.world.scenario, after.world.tables.activity.size()]).toEqual(['empty', 0]);
    await after.saved();
    expect((await createHost().current()).world.scenario).toBe('empty');
  });

  it('reports sent messages, a new world with other messages, and its own mistakes', async () => {
    const host = createHost();
    const onMessages = vi.fn();
    const onBroken = vi.fn();
    host.onMessages(onMessages);
    host.onBroken(onBroken);
    const { world } = await host.current();
    const body = JSON.stringify({ email: 'dana@coppermesa.example' });
    const headers = { 'content-type': 'application/json' };
    const path = 'http://x/api/auth-v2/reset-password/request-otp';
    await world.fetch(new Request(path, { method: 'POST', body, headers }));
    await vi.waitFor(() => expect(onMessages).toHaveBeenCalledOnce());
    await host.restart('empty');
    expect(onMessages).toHaveBeenCalledTimes(2);
    (await host.current()).world.onBroken('Oh');
    expect(onBroken).toHaveBeenCalledExactlyOnceWith('Oh');
  });
});

it('has saved a change when it confirms it', async () => {
  const link = createWorldLink(openPort(), (problem) => expect.unreachable(problem));
  const body = JSON.stringify({ email: 'dana@coppermesa.example' });
  const headers = { 'content-type': 'application/json' };
  const path = 'http://x/api/auth-v2/reset-password/request-otp';
  const { ok } = await link.fetch(new Request(path, { method: 'POST', body, headers }));
  const { world } = await createHost().current();
  expect([ok, world.tables.message.size()]).toEqual([true, 1]);
});

it('is hosted in the page where there is no SharedWorker', async () => {
  const link = createWorldLink(openPort(), (problem) => expect.unreachable(problem));
  expect(await link.control('describe', {})).toEqual({
    scenario: 'standard',
    newWorldReason: 'empty',
    isChanged: false,
  });
  await link.control('setSimulation', { on: false });
});
