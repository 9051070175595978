import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBranchForm } from '../../tests/kit/screens/branchForm';
import { createMemoryStorage } from '../db/storage/memoryStorage';
import { openWorld } from '../hosts/openWorld';
import { servePort } from '../hosts/server/port';
import type { WorldHost } from '../hosts/worldHost';
import type { ScenarioName } from '../scenarios/names';
import { demoPassword } from '../seed/cast';
import { createWorldLink, type WorldLink } from './worldLink';

// Both ends of the link between a page and its world, over a real MessageChannel.

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** Like the browser's host, but its world is in memory and its simulated people are off. */
function createHost() {
  const broken = new Set<(problem: string) => void>();
  const messageListeners = new Set<() => void>();
  const open = (scenario: ScenarioName) =>
    openWorld({
      storage: createMemoryStorage(),
      scenario,
      onBroken: (problem) => broken.forEach((listener) => listener(problem)),
    });
  let current = open('empty');
  const host: WorldHost = {
    current: () => current,
    restart: async (scenario) => {
      await (await current).close();
      current = open(scenario);
      await current;
    },
    onBroken: (listener) => void broken.add(listener),
    onMessages: (listener) => void messageListeners.add(listener),
  };
  return { host, notifyMessages: () => messageListeners.forEach((listener) => listener()) };
}

function openPage(host: WorldHost, onBroken: (problem: string) => void = (problem) => expect.unreachable(problem)) {
  const { port1, port2 } = new MessageChannel();
  servePort(host, port1);
  const link = createWorldLink(port2, onBroken);
  closing.push(() => {
    port1.close();
    port2.close();
  });
  return link;
}

async function openPair() {
  const { host, notifyMessages } = createHost();
  const link = openPage(host);
  const { world } = await host.current();
  return { host, link, world, notifyMessages };
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  new Request(`https://provider.example/api${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
const get = (path: string, token: string) =>
  new Request(`https://provider.example/api${path}`, { headers: { authorization: `Bearer ${token}` } });

function openTestSocket(link: WorldLink) {
  const frames: string[] = [];
  const closes: number[] = [];
  const socket = link.openSocket('wss://provider.example/app/crewboard?protocol=7', {
    onFrame: (text) => void frames.push(text),
    onClose: (code) => void closes.push(code),
  });
  return { ...socket, frames, closes };
}

describe('calls over the link', () => {
  it('arrive and return complete: method, headers, body, status', async () => {
    const { link } = await openPair();
    const answer = await link.fetch(post('/auth/login', { email: 'dana@coppermesa.example', password: demoPassword }));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toMatchObject({ success: true, data: { user: { first_name: 'Dana' } } });
    const refused = await link.fetch(post('/auth/login', { email: 'dana@coppermesa.example', password: 'x' }));
    expect([refused.status, await refused.json()]).toMatchObject([422, { success: false }]);
  });

  it('bring a calendar file without a token', async () => {
    const { link } = await openPair();
    const { token } = await link.control('signInAs', { email: 'dana@coppermesa.example' });
    const headers = { authorization: `Bearer ${token}` };
    const { data } = (await (await link.fetch(post('/calendar-feed', {}, headers))).json()) as {
      data: { url: string };
    };
    const file = await link.fetch(new Request(data.url));
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await file.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  });

  it('carry files', async () => {
    const { link } = await openPair();
    const { token } = await link.control('signInAs', { email: 'dana@coppermesa.example' });
    const form = createBranchForm('Yuma');
    form.append('avatar', new File(['not a picture'], 'logo.png', { type: 'image/png' }));
    const request = new Request('https://provider.example/api/company-branches', {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await (await link.fetch(request)).json()).toMatchObject({ errors: { avatar: [expect.any(String)] } });
  });

  it('get their own answers in any order', async () => {
    const { link, world } = await openPair();
    const { token } = await link.control('signInAs', { email: 'dana@coppermesa.example' });
    world.faults.set([{ operation: 'getBranch', kind: 'slow', ms: 20 }]);
    const answers = await Promise.all([
      link.fetch(get('/company-branches/1', token)),
      link.fetch(get('/company-branches', token)),
      link.fetch(get('/company-branches/2', token)),
    ]);
    const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as { data: unknown }[];
    expect(bodies[0]?.data).toMatchObject({ id: 1 });
    expect(bodies[1]?.data).toHaveLength(3);
    expect(bodies[2]?.data).toMatchObject({ id: 2 });
  });

  it('break when the world lets them', async () => {
    const { link } = await openPair();
    await link.control('setFaults', { faults: [{ operation: 'login', kind: 'network' }] });
    await expect(link.fetch(post('/auth/login', {}))).rejects.toThrow('The connection was lost');
  });
});

describe('sockets over the link', () => {
  it('send in both directions and are closed by either end', async () => {
    const { link, world } = await openPair();
    const socket = openTestSocket(link);
    await vi.waitFor(() => expect(socket.frames[0]).toContain('pusher:connection_established'));
    socket.send(JSON.stringify({ event: 'pusher:ping', data: {} }));
    await vi.waitFor(() => expect(socket.frames[1]).toContain('pusher:pong'));
    await link.control('dropSockets', { code: 4200 });
    await vi.waitFor(() => expect(socket.closes).toEqual([4200]));
    const second = openTestSocket(link);
    await vi.waitFor(() => expect(world.pusher.socketCount()).toBe(1));
    second.close();
    await vi.waitFor(() => expect(world.pusher.socketCount()).toBe(0));
    expect(second.closes).toEqual([]);
  });

  it('are separate for each page', async () => {
    const { host, link } = await openPair();
    const other = openTestSocket(openPage(host));
    const own = openTestSocket(link);
    await vi.waitFor(() => expect([own.frames.length, other.frames.length]).toEqual([1, 1]));
    expect(own.frames[0]).not.toBe(other.frames[0]);
  });

  it('close with the page, which reports it when it is restored', async () => {
    const { link, world } = await openPair();
    const sockets = [openTestSocket(link), openTestSocket(link)];
    await vi.waitFor(() => expect(world.pusher.socketCount()).toBe(2));
    link.leave();
    await vi.waitFor(() => expect(world.pusher.socketCount()).toBe(0));
    expect(sockets.map(({ closes }) => closes)).toEqual([[1006], [1006]]);
  });
});

describe('the demo controls', () => {
  it('signs people in, and refuses strangers', async () => {
    const { link } = await openPair();
    const { token } = await link.control('signInAs', { email: 'DANA@coppermesa.example' });
    expect((await link.fetch(get('/company-branches', token))).status).toBe(200);
    await expect(link.control('signInAs', { email: 'nobody@here.example' })).rejects.toThrow(
      'No one here has the email nobody@here.example',
    );
  });

  it('gives consent with a code for one exchange', async () => {
    const { link } = await openPair();
    const person = { email: 'dana@coppermesa.example', firstName: 'Dana', lastName: 'Whitfield' };
    const { code } = await link.control('giveConsent', { provider: 'google', ...person });
    const exchange = () => link.fetch(new Request(`https://p.example/api/auth-v2/oauth/google/handle?code=${code}`));
    expect([(await exchange()).status, (await exchange()).status]).toEqual([200, 422]);
  });

  it('runs actions, starts another world and describes it', async () => {
    const { link, world, host } = await openPair();
    expect(await link.control('describe', {})).toMatchObject({ scenario: 'empty', newWorldReason: 'empty' });
    await link.control('beat', { times: 60 });
    expect(world.tables.activity.size()).toBeGreaterThan(0);
    await link.control('setSimulation', { on: true });
    await link.control('setSimulation', { on: false });
    await link.control('restart', { scenario: 'noBranches' });
    expect((await host.current()).world).not.toBe(world);
    expect(await link.control('describe', {})).toMatchObject({ scenario: 'noBranches' });
  });

  it('lists sent messages, newest first, and reports new ones', async () => {
    const { link, notifyMessages } = await openPair();
    await link.fetch(post('/auth-v2/reset-password/request-otp', { email: 'dana@coppermesa.example' }));
    await link.fetch(post('/auth-v2/reset-password/request-otp', { email: 'priya@coppermesa.example' }));
    const messages = await link.control('listMessages', {});
    expect(messages.map(({ to, code }) => [to, /^\d{6}$/.test(code ?? '')])).toEqual([
      ['priya@coppermesa.example', true],
      ['dana@coppermesa.example', true],
    ]);
    const listener = vi.fn();
    const forget = link.onMessages(listener);
    notifyMessages();
    await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce());
    forget();
  });
});

it('a mistake of the world is reported to the page', async () => {
  const { host } = createHost();
  const onBroken = vi.fn();
  openPage(host, onBroken);
  const { world } = await host.current();
  world.onBroken('getMe: answer 200 breaks the contract');
  await vi.waitFor(() => expect(onBroken).toHaveBeenCalledExactlyOnceWith('getMe: answer 200 breaks the contract'));
});
