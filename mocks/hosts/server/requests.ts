import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { errorAnswer } from '../../http/answers';
import { getContentTypeLimit } from '../../http/input/bodyLimits';
import { collectBytes } from '../../http/input/bytes';
import { refuseRequest } from '../../http/refusal';

/** Incoming message: a request for the world, a refusal that needs no world, or null if the sender disconnected. */
export type Incoming = { request: Request } | { refusal: Response } | null;

/** The names of this machine for itself. */
const ownNames: readonly (string | undefined)[] = ['localhost', '127.0.0.1', '[::1]'];

export const isThisMachine = (hostname: string): boolean => ownNames.includes(hostname);

/** Turns what Node received into a web request. Never throws, whatever a client sends. */
export async function readRequest(incoming: IncomingMessage): Promise<Incoming> {
  const { method = 'GET' } = incoming;
  const url = toUrl(incoming);
  if (url === null) return { refusal: errorAnswer(400, 'This address cannot be read.') };
  if (forbiddenMethods.has(method)) return { refusal: errorAnswer(405, 'This method is not allowed.') };
  const body = method === 'GET' || method === 'HEAD' ? null : await readBody(incoming);
  if (body === 'gone') return null;
  if (body === 'too large') return { refusal: errorAnswer(413, refuseRequest.bodyTooLarge().message) };
  try {
    return { request: new Request(url, { method, headers: toHeaders(incoming), body }) };
  } catch {
    return { refusal: errorAnswer(400, 'This request cannot be read.') };
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

/** The rest of an oversized body is still read, so that its sender receives the answer. */
async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | 'too large' | 'gone'> {
  const { 'content-length': length = 0, 'content-type': contentType } = incoming.headers;
  const limit = getContentTypeLimit(contentType);
  if (Number(length) > limit) return 'too large';
  try {
    return (await collectBytes(incoming.iterator({ destroyOnReturn: false }), limit)) ?? 'too large';
  } catch {
    return 'gone';
  }
}
