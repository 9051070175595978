import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { attachmentLimits } from '#domain/limits';
import { type Operation, operations } from '../../generated/operations';
import { errorAnswer } from '../../provider/http/answers';
import { findOperation } from '../../provider/http/operationPath';
import { refuseRequest } from '../../provider/http/refusal';
import { getBodyLimit, plainLimit } from '../../provider/http/requests';
import { refuse, type Refusal } from '../../provider/rules/refusals';

/** Incoming message: a request for the world, a refusal that needs no world, or null if the sender disconnected. */
type Incoming = { request: Request } | { refusal: Response } | null;

/** The names of this machine for itself. */
const ownNames: readonly (string | undefined)[] = ['localhost', '127.0.0.1', '[::1]'];

export const isThisMachine = (hostname: string): boolean => ownNames.includes(hostname);

type RequestReader = (incoming: IncomingMessage) => Promise<Incoming>;

/**
 * Turns what Node received into web requests. Never throws, whatever a client sends. Files are long, so they are read
 * only for a person: `findCaller` returns the id of the one whose token a request's head has.
 */
export function createRequestReader(findCaller: (head: Request) => number | undefined): RequestReader {
  const uploads = createUploads();
  const waitForTurn = createTurns();
  return async (incoming) => {
    const head = readHead(incoming);
    if ('refusal' in head || head.request.method === 'GET') return head;
    const limit = getLimit(head.request);
    const caller = limit === plainLimit ? undefined : findCaller(head.request);
    if (limit > plainLimit && caller === undefined) return { refusal: toAnswer(401, refuse.unauthenticated()) };
    const end = uploads.begin(caller);
    if (end === null) return { refusal: toAnswer(429, refuseRequest.tooManyUploads()) };
    const body = await readBody(incoming, limit).finally(end);
    await waitForTurn();
    return addBody(head.request, body);
  };
}

/** The longest body in bytes that the operation of a request accepts. */
function getLimit({ method, url }: Request): number {
  const id = findOperation(method, new URL(url).pathname.replace(/^\/api(?=\/)/, ''));
  const operation: Operation | undefined = id && operations[id];
  return getBodyLimit(operation?.request.body ?? {});
}

/** As many files as an order can have. */
const maxUploads = attachmentLimits.count;

/** Counts the files that each person is sending. `begin` returns the function that ends one, or null for too many. */
function createUploads() {
  const byPerson = new Map<number, number>();
  const add = (person: number, change: number) => {
    const count = (byPerson.get(person) ?? 0) + change;
    if (count === 0) byPerson.delete(person);
    else byPerson.set(person, count);
  };
  return {
    begin: (person: number | undefined): (() => void) | null => {
      if (person === undefined) return () => undefined;
      if ((byPerson.get(person) ?? 0) >= maxUploads) return null;
      add(person, 1);
      return () => add(person, -1);
    },
  };
}

/** Lets one of several callers go on in each turn of the event loop: others are served between them. */
function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((settle) => setImmediate(settle)));
    return last;
  };
}

function readHead(incoming: IncomingMessage): { request: Request } | { refusal: Response } {
  const { method = 'GET' } = incoming;
  const url = toUrl(incoming);
  if (url === null) return { refusal: errorAnswer(400, 'This address cannot be read.') };
  if (forbiddenMethods.has(method)) return { refusal: errorAnswer(405, 'This method is not allowed.') };
  const request = toRequest(url, incoming);
  return request ? { request } : { refusal: errorAnswer(400, 'This request cannot be read.') };
}

function toAnswer(status: number, { message, details }: Refusal): Response {
  return errorAnswer(status, message, details);
}

function addBody(head: Request, body: Body): Incoming {
  if (body === 'gone') return null;
  if (body === 'too large') return { refusal: toAnswer(413, refuseRequest.bodyTooLarge()) };
  // A stream of the pieces as they came, so that nothing is copied.
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of body) controller.enqueue(piece);
      controller.close();
    },
  });
  // Required for streams; the DOM's types lack it.
  const half: RequestInit & { duplex: 'half' } = { method: head.method, body: stream, duplex: 'half' };
  return { request: new Request(head, half) };
}

/** A request without its body; null if the Fetch standard does not allow it. Node leaves out the body of a HEAD's answer. */
function toRequest(url: string, incoming: IncomingMessage): Request | null {
  const { method = 'GET' } = incoming;
  try {
    return new Request(url, { method: method === 'HEAD' ? 'GET' : method, headers: toHeaders(incoming) });
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

type Body = readonly Uint8Array[] | 'too large' | 'gone';

/** A network's pieces have more than 500 bytes each; a few may be shorter. */
const hasTooManyPieces = (pieces: number, bytes: number): boolean => pieces > 500 + bytes / 500;

/** The rest of an oversized body is still read, so that its sender receives the answer. */
async function readBody(incoming: IncomingMessage, limit: number): Promise<Body> {
  const { 'content-length': length = 0 } = incoming.headers;
  if (Number(length) > limit) return 'too large';
  return collectPieces(incoming, limit);
}

function collectPieces(incoming: IncomingMessage, limit: number): Promise<Body> {
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
    incoming.on('end', () => settle(pieces));
    // After an end that came before, nothing changes.
    incoming.on('error', () => settle('gone')).on('close', () => settle('gone'));
  });
}
