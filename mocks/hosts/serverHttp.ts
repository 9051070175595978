import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { loggedPath } from './loggedPath';
import { readRequest } from './serverRequests';

type Options = {
  answer: (request: Request) => Promise<Response>;
  /** Hears of each call that was answered; the path without what a log must not show. */
  onCall: (method: string, path: string, status: number, ms: number) => void;
  /** Hears of what should not be possible: an answer that could not be made. */
  onBroken: (problem: string) => void;
};

/** Any page of any origin may call: a bearer token says who it is, not a cookie. */
const forOtherOrigins = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Date, Retry-After' };
const forPreflights = {
  ...forOtherOrigins,
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key',
  'Access-Control-Max-Age': '600',
};

/** How long the rest of an upload that was refused is taken off the line before it is cut. */
const drainMs = 5_000;

/** Serves a handler of web requests over real HTTP, for pages of any origin. */
export function createHttpServer(options: Options): Server {
  const server = createServer((incoming, outgoing) => {
    void exchange(options, incoming, outgoing).catch((error: unknown) => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(500, forOtherOrigins).end();
      options.onBroken(error instanceof Error ? (error.stack ?? error.message) : String(error));
    });
  });
  return server.on('clientError', refuseMalformed);
}

async function exchange(options: Options, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const started = performance.now();
  if (incoming.method === 'OPTIONS') {
    outgoing.writeHead(204, forPreflights).end();
    return;
  }
  const found = await readRequest(incoming);
  if (!found) return;
  const response = 'refusal' in found ? found.refusal : await options.answer(found.request);
  // The world says that the connection breaks.
  if (response.type === 'error') return void outgoing.destroy();
  await send(response, outgoing);
  if (!incoming.complete) cutLater(incoming);
  options.onCall(incoming.method ?? '', loggedPath(incoming.url ?? ''), response.status, performance.now() - started);
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  const body = new Uint8Array(await response.arrayBuffer());
  if (outgoing.destroyed) return;
  for (const [name, value] of [...response.headers, ...Object.entries(forOtherOrigins)])
    outgoing.appendHeader(name, value);
  outgoing.writeHead(response.status, { 'Content-Length': body.byteLength }).end(body);
}

function cutLater(incoming: IncomingMessage): void {
  incoming.on('error', () => undefined);
  const timer = setTimeout(() => incoming.destroy(), drainMs);
  incoming.on('close', () => clearTimeout(timer)).resume();
}

/** Bytes that are no HTTP at all. */
function refuseMalformed(error: Error & { code?: string }, socket: Socket): void {
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  if (socket.writable && error.code !== 'ECONNRESET') socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
  else socket.destroy();
}
