import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

type StaticHost = {
  folder: string;
  /** Path the folder is served under, without a trailing slash. */
  base?: string;
  headers?: Record<string, string>;
  /** The answer for a path without a file: the app's page, or 404.html with status 404. */
  missing: 'index.html' | '404.html';
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
export function serveFolder({ folder, base = '', headers = {}, missing }: StaticHost, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(`${base}/`)) return send(response, 404, undefined);
    const file = findFile(folder, decodeURIComponent(pathname.slice(base.length)));
    // Files with a hash in their name never change. Caching them saves a second page from loading and compiling them.
    if (pathname.startsWith(`${base}/assets/`))
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    if (file !== undefined) return send(response, 200, file);
    send(response, missing === '404.html' ? 404 : 200, join(folder, missing));
  });
  return new Promise((settle) => server.listen(port, () => settle(server)));
}

function findFile(folder: string, path: string): string | undefined {
  const file = join(folder, normalize(path.endsWith('/') ? `${path}index.html` : path));
  return file.startsWith(folder) && existsSync(file) && statSync(file).isFile() ? file : undefined;
}

function send(response: ServerResponse, status: number, file: string | undefined): void {
  response.statusCode = status;
  if (file === undefined) return void response.end();
  response.setHeader('Content-Type', contentTypes[extname(file)] ?? 'application/octet-stream');
  response.end(readFileSync(file));
}
