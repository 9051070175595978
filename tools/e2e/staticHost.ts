import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request as forward, type Server, type ServerResponse } from 'node:http';
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
  /** True to serve texts with gzip: the `.gz` file of the build, or else compressed here. */
  compressed?: boolean;
  /** Origin that answers paths under /api. */
  provider?: string;
};

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Serves a folder like a plain static host: files, and one page for everything else. */
export function serveFolder(host: StaticHost, port: number): Promise<Server> {
  const { folder, base = '', headers, missing, compressed = false, provider } = host;
  const read = compressed ? createCompressor() : readPlain;
  const server = createServer((request, response) => {
    if (provider !== undefined && request.url?.startsWith('/api/')) return pass(request, response, provider);
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    setHeaders(response, pathname.slice(base.length), headers);
    if (!pathname.startsWith(`${base}/`)) return void response.writeHead(404).end();
    const file = findFile(folder, decodeURIComponent(pathname.slice(base.length)));
    if (file !== undefined) return send(response, 200, read(file));
    send(response, missing === '404.html' ? 404 : 200, read(join(folder, missing)));
  });
  return new Promise((settle) => server.listen(port, () => settle(server)));
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

type Content = { type: string; bytes: Buffer; encoding?: string };

function readPlain(file: string): Content {
  return { type: contentTypes[extname(file)] ?? 'application/octet-stream', bytes: readFileSync(file) };
}

/** Reads, or compresses, each file once. */
function createCompressor(): (file: string) => Content {
  const known = new Map<string, Content>();
  return (file) => {
    const content = known.get(file) ?? compress(file, readPlain(file));
    known.set(file, content);
    return content;
  };
}

function compress(file: string, plain: Content): Content {
  if (!/text|javascript|json|svg/.test(plain.type)) return plain;
  const built = `${file}.gz`;
  return { type: plain.type, bytes: existsSync(built) ? readFileSync(built) : gzipSync(plain.bytes), encoding: 'gzip' };
}

function send(response: ServerResponse, status: number, { type, bytes, encoding }: Content): void {
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.end(bytes);
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
