// @vitest-environment node
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

/*
 * Bad input of one client must not delay another. The server is a process of its own, and the other client a thread of its
 * own, so that neither waits for the one that attacks.
 */

const repository = join(import.meta.dirname, '../../..');
const start = ['--import', 'tsx', join(import.meta.dirname, 'main.ts'), '--scenario', 'empty', '--no-simulation'];
const patience = { timeout: 30_000, interval: 20 };

let server: ChildProcess;
let other: Worker;
let port = 0;
let wsPort = 0;

beforeAll(async () => {
  server = spawn(process.execPath, [...start, '--port', '0', '--ws-port', '0'], { cwd: repository });
  let out = '';
  server.stdout?.on('data', (part: Buffer) => (out += part.toString()));
  await vi.waitFor(() => expect(out).toContain('Ctrl+C'), patience);
  port = Number(/localhost:(\d+)\/api/.exec(out)?.[1]);
  wsPort = Number(/localhost:(\d+)\/app/.exec(out)?.[1]);
  other = new Worker(otherClient, { eval: true, workerData: port });
  for (let call = 0; call < 5; call += 1) await findWorstDelay(() => logIn());
}, 40_000);

afterAll(async () => {
  await other.terminate();
  server.kill('SIGKILL');
});

/** Calls without a pause; answers a message, once the call under way ends, with the longest wait in milliseconds since the last one. */
const otherClient = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { request, Agent } = require('node:http');
  const options = { host: '127.0.0.1', port: workerData, path: '/api/nothing', agent: new Agent({ keepAlive: true }) };
  let worst = 0;
  let isAsked = false;
  const call = () => {
    const started = performance.now();
    request(options, (answer) => answer.resume().on('end', () => {
      worst = Math.max(worst, performance.now() - started);
      if (isAsked) {
        parentPort.postMessage(worst);
        worst = 0;
        isAsked = false;
      }
      setImmediate(call);
    })).on('error', () => undefined).end();
  };
  parentPort.on('message', () => { isAsked = true; });
  call();
`;

const readWorst = () =>
  new Promise<number>((settle) => {
    other.once('message', settle);
    other.postMessage('read', []);
  });

/** The longest wait of the other client. A busy machine delays it too, but not each of several times. */
async function findWorstDelay(attack: () => Promise<unknown>): Promise<number> {
  const worst: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    await readWorst();
    await attack();
    worst.push(await readWorst());
  }
  return Math.min(...worst);
}

const url = (path: string) => `http://127.0.0.1:${port}${path}`;
const post = async (path: string, type: string, body: string, token = '') => {
  const headers = { 'Content-Type': type, Authorization: `Bearer ${token}` };
  const answer = await fetch(url(path), { method: 'POST', headers, body });
  await answer.text();
  return answer.status;
};
const logIn = async () => {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ email: 'dana@coppermesa.example', password: 'Moving-2026' });
  const answer = await fetch(url('/api/auth/login'), { method: 'POST', headers, body });
  const { data } = (await answer.json()) as { data: { access_token: string } };
  return data.access_token;
};

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=xyz';
const part = '--xyz\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
const inputs = {
  keys: JSON.stringify(Object.fromEntries(Array.from({ length: 80_000 }, (_, at) => [`k${at}`, 1]))),
  lists: '['.repeat(500_000) + ']'.repeat(500_000),
  pairs: 'a=1&'.repeat(250_000),
  parts: `${part.repeat(100_000)}--xyz--\r\n`,
};

describe('a second client waits at most 50 ms longer', () => {
  it.each([
    ['80,000 keys', '/api/auth/login', json, inputs.keys, 422],
    ['500,000 nested lists', '/api/auth/login', json, inputs.lists, 422],
    ['100,000 parts', '/api/company-branches', multipart, inputs.parts, 422],
    ['250,000 pairs', '/api/broadcasting/auth', form, inputs.pairs, 422],
    ['250,000 pairs for the consent page', '/consent?redirect=http://localhost', form, inputs.pairs, 413],
  ])('while someone sends %s', { timeout: 60_000 }, async (_name, path, type, body, status) => {
    const token = await logIn();
    const usual = await findWorstDelay(() => logIn());
    const worst = await findWorstDelay(async () => expect(await post(path, type, body, token)).toBe(status));
    expect(worst - usual).toBeLessThan(50);
  });

  it.each([
    ['60,000 pings', '{"event":"pusher:ping","data":{}}'],
    ['60,000 unknown names', JSON.stringify({ event: 'x'.repeat(500) })],
  ])('while someone sends %s, whose socket is closed', { timeout: 60_000 }, async (_name, frame) => {
    const frames = Buffer.concat(Array.from({ length: 60_000 }, () => toFrame(frame)));
    const usual = await findWorstDelay(() => logIn());
    const worst = await findWorstDelay(async () => {
      const socket = await openRaw();
      const closed = new Promise((settle) => socket.on('close', settle));
      socket.resume().write(frames);
      await closed;
    });
    expect(worst - usual).toBeLessThan(50);
  });
});

describe('a socket that never reads', () => {
  it('is closed before more than a few megabytes wait for it', { timeout: 60_000 }, async () => {
    const before = readMemory();
    const socket = await openRaw();
    const closed = new Promise((settle) => socket.on('close', settle));
    // Each answer of the server waits, because the client reads none.
    const frame = toFrame(JSON.stringify({ event: 'pusher:subscribe', data: { channel: 'a b' } }));
    const flood = () => {
      while (socket.writable && socket.write(frame));
      if (socket.writable) socket.once('drain', flood);
    };
    flood();
    await closed;
    expect(readMemory() - before).toBeLessThan(30);
  });
});

/** A WebSocket of the protocol's raw bytes. Nothing is read after its greeting. */
function openRaw(): Promise<Socket> {
  return new Promise((settle) => {
    const socket = connect(wsPort, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.once('data', () => settle(socket.pause()));
    socket.write(
      'GET /app/crewboard?protocol=7 HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
  });
}

/** A short text as a masked frame; the mask is zero. */
function toFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const size = length < 126 ? [0x80 + length] : [0x80 + 126, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([0x81, ...size, 0, 0, 0, 0]), Buffer.from(text)]);
}

/** Megabytes the server has in memory. */
function readMemory(): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024;
}
