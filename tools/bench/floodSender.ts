import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { WebSocket } from 'ws';
import { demoPassword } from '../../mocks/account/seed/cast';

/* Sends floods from its own thread. A message names one; the answer comes when it is over. */

const times = <Result>(count: number, make: () => Result): Result[] => Array.from({ length: count }, make);

const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
const form = 'multipart/form-data';
const json = 'application/json';
const keys = () => JSON.stringify(Object.fromEntries(Array.from({ length: 80_000 }, (_, at) => [`k${at}`, 1])));
const deepFrame = `{"event":"pusher:subscribe","data":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;

/** Files of a person who may send them, and a form of a person who may not. */
const dashes = '-'.repeat(69);
const file = (content: string) =>
  `--${dashes}x\r\nContent-Disposition: form-data; name="avatar"; filename="a.png"\r\n\r\n${content}\r\n--${dashes}x--`;
const header = `--x\r\nContent-Disposition: form-data; name="a"\r\n${'X-A: b\r\n'.repeat(1_300_000)}\r\n1\r\n--x--`;

const senders = {
  '80,000 keys': () => post('/api/auth/login', json, keys()),
  '500,000 nested lists': () => post('/api/auth/login', json, '['.repeat(500_000) + ']'.repeat(500_000)),
  'one long text': () => post('/api/auth/login', json, JSON.stringify({ email: ' '.repeat(900_000) })),
  'no JSON': () => post('/api/auth/login', json, 'a=1&'.repeat(250_000)),
  '10 MB of tiny parts': () => post('/api/company-branches', `${form}; boundary=x`, part.repeat(180_000)),
  '5 MB of dashes': () =>
    postAs('dana@coppermesa.example', `${form}; boundary=${dashes}x`, file('-'.repeat(5_000_000))),
  '10 MB of a header': () => postAs('dana@coppermesa.example', `${form}; boundary=x`, header),
  'files of someone without the right': () =>
    postAs('marcus@helpers.example', `${form}; boundary=${dashes}x`, file('-'.repeat(5_000_000))),
  'pieces of one byte': sendPieces,
  'a long body for the push API': () =>
    post('/apps/1/events?auth_key=crewboard', `${form}; boundary=x`, 'a'.repeat(9_000_000)),
  '60,000 pings': () => withSocket((socket) => times(60_000, () => socket.ping())),
  '60,000 messages': () => withSocket((socket) => times(60_000, () => socket.send('{"event":"pusher:ping"}'))),
  'long, nested messages': () => withSocket((socket) => times(190, () => socket.send(deepFrame))),
  'a socket that never reads': () =>
    withSocket((socket) => {
      socket.pause();
      times(190, () => socket.send(deepFrame));
    }),
};

export type Flood = keyof typeof senders;
export const floods = Object.keys(senders) as Flood[];

const ports = workerData as { port: number; wsPort: number };

parentPort?.on('message', (flood: Flood) => {
  void senders[flood]().then(() => parentPort?.postMessage('over', []));
});

/** Several bodies at once. A refused one may be cut. */
async function post(path: string, type: string, body: string, token = ''): Promise<void> {
  const bytes = new TextEncoder().encode(body);
  const headers = { 'Content-Type': type, Authorization: `Bearer ${token}` };
  const call = () => fetch(`http://127.0.0.1:${ports.port}${path}`, { method: 'POST', headers, body: bytes });
  await Promise.allSettled(times(5, call));
}

/** Several forms of a signed-in person. */
async function postAs(email: string, type: string, body: string): Promise<void> {
  const login = await fetch(`http://127.0.0.1:${ports.port}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': json },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  const { data } = (await login.json()) as { data: { access_token: string } };
  await post('/api/company-branches', type, body, data.access_token);
}

function sendPieces(): Promise<void> {
  return new Promise((settle) => {
    const socket = connect(ports.port, '127.0.0.1').resume();
    socket.on('error', () => undefined).on('close', () => settle());
    socket.write('POST /api/auth/login HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n');
    socket.write(`${'1\r\n1\r\n'.repeat(500_000)}0\r\n\r\n`);
  });
}

/** The time for the server to read everything, or to cut the connection. */
const readingMs = 3_000;

function withSocket(flood: (socket: WebSocket) => unknown): Promise<void> {
  return new Promise((settle) => {
    const socket = new WebSocket(`ws://127.0.0.1:${ports.wsPort}/app/crewboard?protocol=7`);
    socket.on('open', () => {
      flood(socket);
      setTimeout(() => socket.terminate(), readingMs);
    });
    socket.on('error', () => undefined).on('close', () => settle());
  });
}
