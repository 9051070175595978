// @vitest-environment node
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Served, serveTestWorld } from '../../../tests/kit/http/servedWorld';
import { operations } from '../../generated/operations';
import { getBodyLimit, plainLimit } from '../../provider/http/requests';

// Real HTTP on a free port of this machine.

let served: Served;

beforeEach(async () => {
  served = await serveTestWorld();
});

afterEach(async () => {
  await served.close();
  expect(served.broken).toEqual([]);
});

const json = { 'Content-Type': 'application/json' };
const credentials = JSON.stringify({ email: 'dana@coppermesa.example', password: 'Moving-2026' });
const authorize = async () => {
  const { data } = (await (await logIn()).json()) as { data: { access_token: string } };
  return `Bearer ${data.access_token}`;
};
const logIn = () => fetch(served.at('/api/auth/login'), { method: 'POST', headers: json, body: credentials });

describe('calls', () => {
  it('may come from pages of another origin', async () => {
    const preflight = await fetch(served.at('/api/company-branches/1'), {
      method: 'OPTIONS',
      headers: { Origin: 'http://app.example', 'Access-Control-Request-Method': 'DELETE' },
    });
    expect(preflight.status).toBe(204);
    const allowed = (name: string) => preflight.headers.get(`access-control-allow-${name}`);
    expect(allowed('origin')).toBe('*');
    expect(allowed('methods')).toBe('GET, POST, PUT, DELETE');
    expect(allowed('headers')).toBe('Authorization, Content-Type, Idempotency-Key');
    served.world.faults.set([{ operation: 'login', kind: 'status', status: 429 }]);
    const { headers } = await logIn();
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toBe('Date, Retry-After');
  });

  it.each([
    ['/api/serving-areas', {}],
    ['/api/nothing-here', {}],
    ['/api/auth/login', { method: 'POST', headers: json, body: '{' }],
    ['/api/auth/login', { method: 'POST', headers: json, body: new Uint8Array(2 ** 21) }],
    ['/api/company-branches/%E0%A4%A', {}],
    ['/consent?redirect=http://localhost', {}],
    ['/apps/1/channels', {}],
  ])('are never kept by a browser or a proxy: %s', async (path, init) => {
    expect((await fetch(served.at(path), init)).headers.get('cache-control')).toBe('no-store');
  });

  it('for the head of an answer only are answered as GET is, without the body', async () => {
    const headers = { Authorization: await authorize() };
    for (const path of ['/api/serving-areas', '/api/company-branches', '/api/company-branches/99', '/docs', '/x']) {
      const [whole, head] = await Promise.all(
        ['GET', 'HEAD'].map((method) => fetch(served.at(path), { method, headers })),
      );
      expect([path, head?.status, head?.headers.get('content-type'), await head?.text()]).toEqual([
        path,
        whole?.status,
        whole?.headers.get('content-type'),
        '',
      ]);
    }
  });

  it('reach it from this machine only, unless it listens elsewhere', async () => {
    await expect(fetch(`http://127.0.0.2:${served.port}/api/serving-areas`)).rejects.toThrow('fetch failed');
  });

  it('a call that the world cannot answer is a reported 500, and the server continues', async () => {
    served.world.tables.user.one = () => {
      throw new Error('The table is gone');
    };
    expect((await logIn()).status).toBe(500);
    expect(served.broken.splice(0).join()).toContain('The table is gone');
    expect((await fetch(served.at('/api/serving-areas'))).status).toBe(200);
  });
});

describe('invalid requests', () => {
  it.each([
    ['/api/nothing-here', 404],
    ['/', 404],
    ['//', 404],
    ['/api/company-branches/%E0%A4%A', 400],
    ['/api/company-branches/1?page=%E0%A4%A', 401],
  ])('GET %s is %i', async (path, status) => {
    expect(readStatus(await raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`))).toBe(status);
  });

  it.each([
    ['no HTTP', 'good day\r\n\r\n', 400],
    ['an invalid address', 'GET http:// HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
    ['an invalid host', 'GET /api/serving-areas HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 200],
    ['a method without meaning', 'TRACE /api HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405],
    ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
    [
      'an upgrade of the wrong port',
      'GET /app/crewboard HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      404,
    ],
  ])('%s', async (_case, text, status) => {
    expect(readStatus(await raw(text))).toBe(status);
  });

  it.each(['{', '', 'null', '[]', '"text"', '\u0000'])('the body %j is a 422', async (body) => {
    const response = await fetch(served.at('/api/auth/login'), { method: 'POST', headers: json, body });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ data: null, success: false });
  });

  it('a body that is too large is a 413, however it comes', async () => {
    for (const [path, type, limit] of [
      ['/api/auth/login', 'application/json', plainLimit],
      ['/api/auth/login', 'multipart/form-data; boundary=x', plainLimit],
      ['/api/company-branches', 'multipart/form-data; boundary=x', getBodyLimit(operations.createBranch.request.body)],
    ] as const) {
      const headers = { 'Content-Type': type, Authorization: await authorize() };
      const body = new Uint8Array(limit + 1);
      const whole = await fetch(served.at(path), { method: 'POST', headers, body });
      expect([whole.status, await whole.json()]).toMatchObject([413, { success: false }]);
      expect(await uploadInPieces(path, body, headers)).toBe(413);
    }
    expect((await logIn()).status).toBe(200);
  });

  it('a body in more pieces than a network makes is cut off, and others are served', async () => {
    const head = 'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n';
    const cut = await raw(`${head}${'1\r\n1\r\n'.repeat(30_000)}0\r\n\r\n`).catch(() => '');
    expect(cut).toBe('');
    expect((await logIn()).status).toBe(200);
  });

  it('a form with files of someone unknown is a 401 after all of it, also on a connection that then ends', async () => {
    const head =
      'POST /api/company-branches HTTP/1.0\r\nHost: a\r\nAuthorization: Bearer guessed\r\n' +
      'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000\r\n\r\n';
    expect(readStatus(await raw(head + 'x'.repeat(9_000_000)))).toBe(401);
  });

  it('a form sent to a call that takes JSON is a 422, also of someone unknown', async () => {
    const body = new FormData();
    body.append('email', 'dana@coppermesa.example');
    const sent = await fetch(served.at('/api/auth/login'), { method: 'POST', body });
    expect([sent.status, await sent.json()]).toMatchObject([422, { errors: { body: [expect.any(String)] } }]);
  });

  it('more files at once than an order can have are a 429, until one has been read', async () => {
    const authorization = await authorize();
    const waiting = Array.from({ length: 10 }, () => startUpload(authorization));
    const send = () =>
      fetch(served.at('/api/company-branches'), {
        method: 'POST',
        headers: { Authorization: authorization },
        body: new FormData(),
      });
    await vi.waitFor(async () => expect((await send()).status).toBe(429));
    expect((await send()).headers.get('retry-after')).toBe('5');
    expect((await logIn()).status).toBe(200);
    waiting[0]?.destroy();
    await vi.waitFor(async () => expect((await send()).status).toBe(422));
    for (const each of waiting) each.destroy();
  });

  it('an upload that stops half way leaves no trace', async () => {
    const socket = connect(served.port, 'localhost');
    socket.write('POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n{"email":');
    await new Promise<void>((settle) => socket.end(() => settle()));
    expect((await logIn()).status).toBe(200);
    expect(served.calls).toEqual(['200 POST /api/auth/login']);
  });
});

/** Sends a body without a Content-Length. Returns the status of the answer. */
function uploadInPieces(path: string, body: Uint8Array, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((settle, fail) => {
    const upload = request(served.at(path), { method: 'POST', headers }, (answer) => {
      answer.resume();
      settle(answer.statusCode);
    });
    upload.on('error', fail);
    upload.write(body);
    upload.end();
  });
}

/** An upload of a file whose second half does not come. */
function startUpload(authorization: string): Socket {
  const socket = connect(served.port, 'localhost').on('error', () => undefined);
  socket.write(
    `POST /api/company-branches HTTP/1.1\r\nHost: a\r\nAuthorization: ${authorization}\r\n` +
      'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000\r\n\r\n--x',
  );
  return socket;
}

/** Sends raw bytes and returns everything that comes back. */
function raw(text: string): Promise<string> {
  return new Promise((settle, fail) => {
    const parts: Buffer[] = [];
    const socket = connect(served.port, 'localhost', () => socket.end(text));
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.on('error', fail).on('close', () => settle(Buffer.concat(parts).toString()));
  });
}

function readStatus(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
}
