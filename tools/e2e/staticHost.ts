import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request as forward, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { HeadersOf } from './securityHeaders';

type StaticHost = {
  folder: string;
  /** Path the folder is served under, without a trailing slash. */
  base?: string;
  headers?: HeadersOf;
  /** The answer for a path without a file: the app's page, or 404.html with status 404. */
  missing: 'index.html' | '404.html';
  /** Origin that answers paths under /api. */
  provider?: string;
};

export type Host = { address: string; close: () => void };

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Serves a folder on any port like a plain static host: files, and one page for everything else. */
export function serveFolder({ folder, base = '', headers, missing, provider }: StaticHost): Promise<Host> {
  const server = createServer((request, response) => {
    if (provider !== undefined && request.url?.startsWith('/api/')) return pass(request, response, provider);
    const pathname = readPath(request.url ?? '/');
    if (pathname === null) return void response.writeHead(400).end();
    setHeaders(response, pathname.slice(base.length), headers);
    if (!pathname.startsWith(`${base}/`)) return void response.writeHead(404).end();
    const file = findFile(folder, pathname.slice(base.length));
    if (file === undefined && missing === '404.html') response.statusCode = 404;
    send(response, file ?? join(folder, missing));
  });
  return new Promise((settle) =>
    server.listen(0, () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      settle({ address: `http://localhost:${port}${base}`, close: () => server.close().closeAllConnections() });
    }),
  );
}

/** The decoded path of an address; null if it cannot be read. */
function readPath(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
}

function setHeaders(response: ServerResponse, path: string, headersOf: HeadersOf | undefined): void {
  for (const [name, value] of Object.entries(headersOf?.(path) ?? {})) response.setHeader(name, value);
  // Files with a hash in their name never change. Caching them saves a second page from loading and compiling them.
  if (path.startsWith('/assets/')) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
}

function findFile(folder: string, path: string): string | undefined {
  const file = join(folder, normalize(path.endsWith('/') ? `${path}index.html` : path));
  return file.startsWith(folder) && existsSync(file) && statSync(file).isFile() ? file : undefined;
}

function send(response: ServerResponse, file: string): void {
  const type = contentTypes[extname(file)] ?? 'application/octet-stream';
  response.setHeader('Content-Type', type);
  if (!/text|javascript|json|svg/.test(type)) return void response.end(readFileSync(file));
  response.setHeader('Content-Encoding', 'gzip');
  response.end(readCompressed(file));
}

const compressed = new Map<string, Buffer>();
/** Compresses each file once. */
function readCompressed(file: string): Buffer {
  const bytes = compressed.get(file) ?? gzipSync(readFileSync(file), { level: 9 });
  compressed.set(file, bytes);
  return bytes;
}

/** Answers with what the provider answers. */
function pass(request: IncomingMessage, response: ServerResponse, provider: string): void {
  const { method, headers, url = '/' } = request;
  const onward = forward(provider + url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.writeHead(502).end());
  request.pipe(onward);
}
