import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createListeners } from '#platform/lib/listeners';
import type { ScenarioName } from '../../provider/scenarios/names';
import { createMemoryStorage } from '../../provider/store/storage';
import { openWorld } from '../openWorld';
import { servePort } from '../port';
import { createTraffic } from '../traffic';
import type { WorldHost } from '../worldHost';
import { readDemoOptions } from './demoOptions';
import { parsePresenting, presentingKey } from './presenting';
import { createWorldLink, type WorldLink } from './worldLink';

// Both ends of the link between a page and its world, over a real MessageChannel.

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** Like the browser's host, but its world is in memory and its simulated people are off. */
function createHost() {
  const problems = createListeners<[string]>();
  const messages = createListeners();
  const open = (scenario: ScenarioName) =>
    openWorld({ storage: createMemoryStorage(), scenario, onBroken: problems.call });
  let current = open('empty');
  const host: WorldHost = {
    current: () => current,
    restart: async (scenario) => {
      await (await current).close();
      current = open(scenario);
      await current;
    },
    openFile: () => Promise.resolve(),
    onBroken: problems.add,
    onMessages: messages.add,
    onRestarted: () => undefined,
    traffic: createTraffic(),
  };
  return { host, notifyMessages: messages.call };
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

describe('the simulated people in the address bar', () => {
  it.each([
    ['off', 'off'],
    ['fast', 'fast'],
    ['on', 'normal'],
    ['hectic', 'normal'],
  ])('?simulation=%s is the choice %s of the panel, and stays chosen', (asked, chosen) => {
    onTestFinished(() => localStorage.removeItem(presentingKey));
    history.replaceState(null, '', `/?simulation=${asked}`);
    readDemoOptions();
    readDemoOptions();
    expect(parsePresenting(localStorage.getItem(presentingKey)).simulation).toBe(chosen);
    expect(location.search).toBe('');
  });
});

describe('a link to another scenario', () => {
  const follow = async (link: WorldLink) => {
    history.replaceState(null, '', '/?scenario=noBranches');
    return readDemoOptions().applyTo(link);
  };

  it('starts it in an unchanged world', async () => {
    const { host, link } = await openPair();
    await link.control('signInAs', { email: 'dana@coppermesa.example' });
    expect(await follow(link)).toEqual({ kind: 'started' });
    expect((await host.current()).world.scenario).toBe('noBranches');
  });

  it('keeps a changed world, and asks', async () => {
    const { host, link, world } = await openPair();
    world.tables.branch.update(1, { name: 'Renamed' });
    expect(await follow(link)).toEqual({ kind: 'kept', scenario: 'empty', asked: 'noBranches' });
    expect((await host.current()).world).toBe(world);
  });
});
