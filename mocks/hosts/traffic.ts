import { namePerson } from '#domain/people/personName';
import { events, type Operation, operations } from '../generated/operations';
import type { Push } from '../notifications/events/notifying';
import { authenticate } from '../provider/http/authenticate';
import { findOperation } from '../provider/http/operationPath';
import type { World } from '../provider/world';
import type { Exchange, WireRequest } from './bridge/messages';

/** Records calls and events while someone watches. */
export type Traffic = {
  /** Calls back with each exchange from now on. Returns the function that stops it. */
  watch: (listener: (exchange: Exchange) => void) => () => void;
  noteCall: (world: World, request: WireRequest, response: Response, ms: number) => Promise<void>;
  notePush: (world: World, push: Push) => void;
};

export function createTraffic(): Traffic {
  const listeners = new Set<(exchange: Exchange) => void>();
  let lastId = 0;
  const nextId = () => (lastId += 1);
  const publish = (exchange: Exchange) => listeners.forEach((listener) => listener(exchange));
  return {
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    noteCall: async (world, request, response, ms) => {
      if (listeners.size === 0) return;
      publish({ id: nextId(), at: world.now(), ...(await describeCall(world, request, response.clone(), ms)) });
    },
    notePush: (world, { event, channel, payload }) => {
      if (listeners.size === 0) return;
      const answer = JSON.stringify(payload);
      const checked = events[event].schema.safeParse(payload);
      const problem = checked.success ? null : checked.error.message;
      const bytes = countBytes(answer);
      publish({ id: nextId(), at: world.now(), kind: 'event', event, channel, bytes, problem, answer: mask(answer) });
    },
  };
}

type Described = Omit<Extract<Exchange, { kind: 'call' }>, 'id' | 'at'>;

async function describeCall(world: World, request: WireRequest, response: Response, ms: number): Promise<Described> {
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/^.*?\/api(?=\/)/, '');
  const operation = findOperation(request.method, path);
  return {
    kind: 'call',
    operation: operation ?? null,
    method: request.method,
    path: path + search,
    ms,
    ...(await readAnswer(response, operation && operations[operation])),
    who: nameCaller(world, request),
    contentType: getHeader(request, 'content-type'),
    request: readRequest(request),
  };
}

/** A lost connection has no answer, and status 0. */
async function readAnswer(response: Response, known: Operation | undefined) {
  if (response.type === 'error') return { status: 0, bytes: 0, problem: null, answer: '' };
  const { status } = response;
  const text = await response.text();
  const bytes = countBytes(text);
  const contentType = response.headers.get('Content-Type') ?? '';
  if (!contentType.startsWith('application/json')) return { status, bytes, problem: null, answer: contentType };
  return { status, bytes, problem: findProblem(known?.answers[status], text), answer: mask(text) };
}

const countBytes = (text: string) => new TextEncoder().encode(text).length;

function findProblem(schema: Operation['answers'][number] | undefined, text: string): string | null {
  if (!schema) return 'This status is not in the contract';
  const checked = schema.safeParse(JSON.parse(text));
  return checked.success ? null : checked.error.message;
}

function nameCaller(world: World, request: WireRequest): string | null {
  const token = getHeader(request, 'authorization')?.replace(/^Bearer /, '') ?? null;
  const user = authenticate(world, token);
  return user ? namePerson(user) : null;
}

function getHeader({ headers }: WireRequest, wanted: string): string | null {
  return headers.find(([name]) => name.toLowerCase() === wanted)?.[1] ?? null;
}

function readRequest(request: WireRequest): string | null {
  const isJson = getHeader(request, 'content-type')?.startsWith('application/json') ?? false;
  return request.body && isJson ? mask(new TextDecoder().decode(request.body)) : null;
}

const secret = /password|token|secret|signature|^auth$|^otp$/i;
const oneTimeCode = /^\d{6}$/;

/** JSON without what no one else may read: passwords, tokens, signatures and one-time codes. Empty if it is no JSON. */
export function mask(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), (name, value: unknown) => (isSecret(name, value) ? '•••' : value));
  } catch {
    return '';
  }
}

function isSecret(name: string, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  return secret.test(name) || (name === 'code' && oneTimeCode.test(value));
}
