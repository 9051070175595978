import { type ApiError, toApiError, noResponseError } from './ApiError';
import type * as client from './client';
import type { Answer, Call, NoAnswer } from './client';
import { noteAnswered } from './unanswered';

/** What http needs from the app, so that http does not depend on the session or the store. */
export type HttpHooks = {
  apiUrl: string;
  /** The current bearer token, or null when no one is signed in. */
  getToken: () => string | null;
  /** Called for every 401 with the token of the refused call. */
  onUnauthorized: (usedToken: string | null) => void;
  /** Called when a call is answered after one that was not, or that the provider failed to answer. */
  onReachable?: () => void;
};

/** An enveloped answer is returned as its `data`; any other answer unchanged. */
type Unwrap<T> = T extends { data: infer D; success: boolean } ? D : T;

/** Every failed call throws this; generated hooks use it as their error type. */
export type ErrorType<_E> = ApiError;
export type BodyType<B> = B;

let wasUnreachable = false;
let hooks: HttpHooks = { apiUrl: '/api', getToken: () => null, onUnauthorized: () => undefined };

/** Connects http to the app. Called once when the app starts (and again for each test world). */
export function connectHttp(next: HttpHooks): void {
  hooks = next;
  wasUnreachable = false;
  noteAnswered(true);
}

type Client = Pick<typeof client, 'send' | 'checkAnswer'>;

let loaded: Client | undefined;

/**
 * Loads the code that sends and checks calls, so that the first paint does not wait for it. Undefined when it cannot be
 * loaded.
 */
export async function prepareHttp(): Promise<Client | undefined> {
  loaded = await import('./client').catch(() => undefined);
  return loaded;
}

/**
 * The only way to call the provider: sends the call with the current bearer token and returns the envelope's `data`
 * (spec section 7). Throws `ApiError` for a refused call and for one without an answer. A canceled call rejects with
 * axios' own cancellation, which is not an error.
 */
export async function http<T>(config: Call, options?: Call): Promise<Unwrap<T>> {
  const { apiUrl, getToken, onUnauthorized, onReachable } = hooks;
  const token = getToken();
  const call = { baseURL: apiUrl, ...config, ...options };
  const answer = await requestAnswer(call, token);
  // A late answer may be a slow one.
  if (answer !== 'late') noteAnswered(answer !== 'none');
  if (noteReachability(answer)) onReachable?.();
  if (typeof answer === 'string') throw noResponseError(answer === 'late');
  if (answer.status === 401) onUnauthorized(token);
  if (answer.status >= 400) throw toApiError(answer.status, answer.body, answer.retryAfter);
  const data = unwrap<T>(answer);
  if (isRead(call)) loaded?.checkAnswer(call.url ?? '', answer.body, data);
  return data;
}

function isRead({ method = 'GET' }: Call): boolean {
  return method.toUpperCase() === 'GET';
}

/** True for the first answer after the provider was unreachable. */
function noteReachability(answer: Answer | NoAnswer): boolean {
  const isReachable = typeof answer !== 'string' && answer.status < firstServerError;
  const isBack = isReachable && wasUnreachable;
  wasUnreachable = !isReachable;
  return isBack;
}

const firstServerError = 500;

/** If the sending code cannot be loaded, the call has no answer. */
async function requestAnswer(call: Call, token: string | null): Promise<Answer | NoAnswer> {
  const sender = loaded ?? (await prepareHttp());
  return sender ? sender.send(call, token) : 'none';
}

function unwrap<T>(answer: Answer): Unwrap<T>;
function unwrap({ status, body }: Answer): unknown {
  if (typeof body !== 'object' || body === null || !isEnvelope(body)) return body;
  if ('success' in body && body.success === false) throw toApiError(status, body);
  return 'data' in body ? body.data : body;
}

const envelopeFields: readonly string[] = ['data', 'message', 'errors', 'success'];

/**
 * With `success` it is an envelope. Without it, which the specification leaves open, `data` makes it one only when it
 * is the only member: a page of a list also has `data`, next to its numbers, and is not an envelope.
 */
function isEnvelope(body: object): boolean {
  return 'success' in body || ('data' in body && Object.keys(body).every((name) => envelopeFields.includes(name)));
}
