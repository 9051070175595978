import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { errorAnswer } from '../../http/answers';
import { getContentTypeLimit, isMultipart } from '../../http/input/bodyLimits';
import { refuseRequest } from '../../http/refusal';
import { refuse } from '../../rules/refusals';

/** Incoming message: a request for the world, a refusal that needs no world, or null if the sender disconnected. */
type Incoming = { request: Request } | { refusal: Response } | null;

/** The names of this machine for itself. */
const ownNames: readonly (string | undefined)[] = ['localhost', '127.0.0.1', '[::1]'];

export const isThisMachine = (hostname: string): boolean => ownNames.includes(hostname);

/**
 * Turns what Node received into a web request. Never throws, whatever a client sends. Forms with files are long, so they
 * are read only if `isSignedIn` returns true for a request's head.
 */
export async function readRequest(
  incoming: IncomingMessage,
  isSignedIn: (head: Request) => boolean,
): Promise<Incoming> {
  const { method = 'GET' } = incoming;
  const url = toUrl(incoming);
  if (url === null) return { refusal: errorAnswer(400, 'This address cannot be read.') };
  if (forbiddenMethods.has(method)) return { refusal: errorAnswer(405, 'This method is not allowed.') };
  const head = readHead(url, incoming);
  if (head === null) return { refusal: errorAnswer(400, 'This request cannot be read.') };
  if (method === 'GET' || method === 'HEAD') return { request: head };
  if (isMultipart(incoming.headers['content-type']) && !isSignedIn(head)) {
    return { refusal: errorAnswer(401, refuse.unauthenticated().message) };
  }
  return addBody(head, await readBody(incoming));
}

function addBody(head: Request, body: Body): Incoming {
  if (body === 'gone') return null;
  if (body === 'too large') return { refusal: errorAnswer(413, refuseRequest.bodyTooLarge().message) };
  return { request: new Request(head, { method: head.method, body }) };
}

/** A request without its body; null if the Fetch standard does not allow it. */
function readHead(url: string, incoming: IncomingMessage): Request | null {
  try {
    return new Request(url, { method: incoming.method ?? 'GET', headers: toHeaders(incoming) });
  } catch {
    return null;
  }
}

/** Methods that the Fetch standard forbids. */
const forbiddenMethods = new Set(['CONNECT', 'TRACE', 'TRACK']);

/**
 * The address as the client sees it. Null when it is not a valid address or has a path that cannot be decoded. Answers
 * contain it, so its host is one of this machine, whatever a client claims.
 */
function toUrl({ url = '/', headers, socket }: IncomingMessage): string | null {
  const origin = getOrigin(headers.host ?? '', socket);
  const address = url.startsWith('/') ? origin + url : url;
  if (!URL.canParse(address)) return null;
  const { pathname, search } = new URL(address);
  try {
    decodeURIComponent(pathname);
    return origin + pathname + search;
  } catch {
    return null;
  }
}

function getOrigin(host: string, { localAddress = '127.0.0.1', localPort = 80 }: Socket): string {
  const ip = localAddress.replace('::ffff:', '');
  const own = ip.includes(':') ? `[${ip}]` : ip;
  const claimed = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : undefined;
  const isOwn = claimed && (isThisMachine(claimed.hostname) || claimed.hostname === own);
  return isOwn ? claimed.origin : `http://${own}:${localPort}`;
}

function toHeaders({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  return headers;
}

type Body = Uint8Array<ArrayBuffer> | 'too large' | 'gone';

/** A network's pieces have more than 500 bytes each; a few may be shorter. */
const hasTooManyPieces = (pieces: number, bytes: number): boolean => pieces > 500 + bytes / 500;

/** The rest of an oversized body is still read, so that its sender receives the answer. */
async function readBody(incoming: IncomingMessage): Promise<Body> {
  const { 'content-length': length = 0, 'content-type': contentType } = incoming.headers;
  const limit = getContentTypeLimit(contentType);
  if (Number(length) > limit) return 'too large';
  return collectBytes(incoming, limit);
}

function collectBytes(incoming: IncomingMessage, limit: number): Promise<Body> {
  return new Promise((settle) => {
    const pieces: Buffer[] = [];
    let length = 0;
    const collect = (piece: Buffer) => {
      pieces.push(piece);
      length += piece.byteLength;
      if (hasTooManyPieces(pieces.length, length)) incoming.destroy();
      if (length <= limit) return;
      incoming.off('data', collect);
      settle('too large');
    };
    incoming.on('data', collect);
    incoming.on('end', () => settle(Buffer.concat(pieces, length)));
    // After an end that came before, nothing changes.
    incoming.on('error', () => settle('gone')).on('close', () => settle('gone'));
  });
}
