import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { createRequestReader } from './requests';

type Options = {
  answer: (request: Request) => Promise<Response>;
  /** The id of the person whose token the head of a request has. */
  findCaller: (head: Request) => number | undefined;
  /** Called after each answered call. The path contains nothing that a log must not show. */
  onCall: (method: string, path: string, status: number, ms: number) => void;
  /** Called when no answer could be made, which should never happen. */
  onBroken: (problem: string) => void;
};

/** Any page of any origin may call: the bearer token identifies the user, not a cookie. */
const forOtherOrigins = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Date, Retry-After' };
const forPreflights = {
  ...forOtherOrigins,
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key',
  'Access-Control-Max-Age': '600',
};

/** Answers have personal data, so neither a browser nor a proxy keeps one. */
const uncached = { 'Cache-Control': 'no-store' };

/** Answers that shrink, as the web server in front of a provider compresses them. */
const textTypes = /^(application\/json|text\/)/;
const compress = promisify(gzip);
/** Bytes; a smaller answer fits in one packet anyway. */
const smallestCompressed = 1024;

/** Time for a refused upload to end, before it is answered and cut. */
const drainMs = 5_000;

/** Serves a handler of web requests over real HTTP, for pages of any origin. */
export function createHttpServer(options: Options): Server {
  const read = createRequestReader(options.findCaller);
  const server = createServer((incoming, outgoing) => {
    void exchange({ ...options, read }, incoming, outgoing).catch((error: unknown) => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(500, { ...forOtherOrigins, ...uncached }).end();
      options.onBroken(error instanceof Error ? (error.stack ?? error.message) : String(error));
    });
  });
  return server.on('clientError', refuseMalformed);
}

async function exchange(
  { read, answer, onCall }: Options & { read: ReturnType<typeof createRequestReader> },
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const started = performance.now();
  if (incoming.method === 'OPTIONS') {
    outgoing.writeHead(204, forPreflights).end();
    return;
  }
  const found = await read(incoming);
  if (!found) return;
  // An answer during the upload is lost on a connection that ends with the answer, such as nginx's.
  if ('refusal' in found) await drain(incoming);
  const response = 'refusal' in found ? found.refusal : await answer(found.request);
  // An error response means the world breaks the connection.
  if (response.type === 'error') return void outgoing.destroy();
  await send(response, outgoing, incoming.headers['accept-encoding']);
  if (!incoming.complete) incoming.destroy();
  onCall(incoming.method ?? '', loggedPath(incoming.url ?? ''), response.status, performance.now() - started);
}

async function send(response: Response, outgoing: ServerResponse, accepted = ''): Promise<void> {
  const content = new Uint8Array(await response.arrayBuffer());
  if (outgoing.destroyed) return;
  for (const [name, value] of [...response.headers, ...Object.entries(forOtherOrigins)])
    outgoing.appendHeader(name, value);
  outgoing.setHeaders(new Headers(uncached));
  const isText = textTypes.test(response.headers.get('Content-Type') ?? '') && content.byteLength >= smallestCompressed;
  if (isText) outgoing.appendHeader('Vary', 'Accept-Encoding');
  const isCompressed = isText && /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted);
  if (isCompressed) outgoing.setHeader('Content-Encoding', 'gzip');
  const body = isCompressed ? await compress(content) : content;
  outgoing.writeHead(response.status, { 'Content-Length': body.byteLength }).end(body);
}

/** Reads the rest of a refused upload, for a while. Nothing of it is kept. */
function drain(incoming: IncomingMessage): Promise<void> {
  return new Promise((settle) => {
    if (incoming.complete) return settle();
    const timer = setTimeout(settle, drainMs);
    const end = () => {
      clearTimeout(timer);
      settle();
    };
    incoming.on('error', end).on('close', end).on('end', end).resume();
  });
}

/** Handles bytes that are not HTTP at all. */
function refuseMalformed(error: Error & { code?: string }, socket: Socket): void {
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  if (socket.writable && error.code !== 'ECONNRESET')
    socket.end(`HTTP/1.1 ${status}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n`);
  else socket.destroy();
}

/** Query fields that a log may show: they only select the requested part of a list. */
const harmless = /^(page|per_page|sort|type|position|positions|mover|moving_team|(filter|page)\[\w+\])$/;

/** The token of a calendar feed is in its path. */
const feedToken = /(\/calendar-feeds\/).+/;

/**
 * A path as the server prints it. A query may contain a sign-in code, a token or a search term, so all values are left
 * out except in fields known to be harmless.
 */
export function loggedPath(url: string): string {
  const [fullPath = '', query] = url.split(/\?(.*)/s);
  const path = fullPath.replace(feedToken, '$1…');
  if (query === undefined) return path;
  const fields = query.split('&').map((field) => {
    const [name = ''] = field.split('=');
    return harmless.test(decoded(name)) || !field.includes('=') ? field : `${name}=…`;
  });
  return `${path}?${fields.join('&')}`;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
