// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressFolder } from '../../tools/compress';
import { freePort } from '../../tools/e2e/freePort';
import { securityHeaders } from '../../tools/e2e/securityHeaders';
import { type Compression, serveFolder } from '../../tools/e2e/staticHost';

const folder = mkdtempSync(join(tmpdir(), 'compress-'));
const script = Array.from({ length: 200 }, (_, at) => `export const value${at} = ${at * at};`).join('\n');
const page = `<!doctype html>${'<p>A page</p>'.repeat(100)}`;
const files = {
  'index.html': page,
  'sw.js': script,
  'assets/page.js': script,
  'assets/engine-worker-1.js': script,
  'assets/small.css': 'p { margin: 0 }',
  'assets/font.woff2': 'x'.repeat(2000),
};

let servers: Server[];
const ports = { gzip: 0, brotli: 0 };

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  compressFolder(folder);
  const headers = securityHeaders(['https://api.example.com']);
  const serve = async (compression: Compression) => {
    ports[compression] = await freePort();
    return serveFolder({ folder, missing: 'index.html', compression, headers }, ports[compression]);
  };
  servers = [await serve('gzip'), await serve('brotli')];
});

afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
  rmSync(folder, { recursive: true });
});

type Answer = { headers: Record<string, unknown>; body: Buffer };

function read(path: string, compression: Compression = 'gzip'): Promise<Answer> {
  return new Promise((settle, fail) => {
    get(`http://localhost:${ports[compression]}${path}`, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => settle({ headers: response.headers, body: Buffer.concat(parts) }));
    }).on('error', fail);
  });
}

test('a build has a compressed copy of each text, but not of small files and fonts', () => {
  expect(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(gz|br)$/.test(file))
      .sort(),
  ).toEqual(
    ['assets/engine-worker-1.js', 'assets/page.js', 'index.html', 'sw.js'].flatMap((file) => [
      `${file}.br`,
      `${file}.gz`,
    ]),
  );
});

test('the copies have the content of their file', () => {
  const path = join(folder, 'assets/page.js');
  expect(String(gunzipSync(readFileSync(`${path}.gz`)))).toBe(script);
  expect(String(brotliDecompressSync(readFileSync(`${path}.br`)))).toBe(script);
});

test.each([
  { compression: 'gzip', encoding: 'gzip', extension: 'gz' },
  { compression: 'brotli', encoding: 'br', extension: 'br' },
] as const)('our own host serves the $compression copy', async ({ compression, encoding, extension }) => {
  const { headers, body } = await read('/assets/page.js', compression);
  expect(headers['content-encoding']).toBe(encoding);
  expect(body).toEqual(readFileSync(join(folder, `assets/page.js.${extension}`)));
});

test.each(['/', '/company/activity', '/sw.js', '/assets/engine-worker-1.js'])(
  '%s has the whole policy, because a page or a worker starts there',
  async (path) => {
    const { headers } = await read(path);
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.example.com;");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
  },
);

test('what a page loads has no copy of its policy', async () => {
  const { headers } = await read('/assets/page.js');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(headers).not.toHaveProperty('content-security-policy');
  expect(headers).not.toHaveProperty('permissions-policy');
});
