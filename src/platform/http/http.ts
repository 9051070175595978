import { type ApiError, errorOfAnswer, noResponseError } from './ApiError';
import type * as client from './client';
import type { Answer, Call, NoAnswer } from './client';

/** What the app hands to http, so that http knows neither session nor store. */
export type HttpDoors = {
  apiUrl: string;
  /** The current bearer token, or null when nobody is signed in. */
  bearer: () => string | null;
  /** Called for every 401 with the token the refused call carried. */
  onUnauthorized: (usedToken: string | null) => void;
  /** Called when a call is answered after one that was not, or that the provider failed to answer. */
  onReachable?: () => void;
};

/** An enveloped answer is handed on as its `data`; an answer without envelope as it is. */
type Unwrap<T> = T extends { data: infer D; success: boolean } ? D : T;

/** Every failed call throws this; generated hooks carry it as their error type. */
export type ErrorType<_E> = ApiError;
export type BodyType<B> = B;

let wasUnreachable = false;
let doors: HttpDoors = { apiUrl: '/api', bearer: () => null, onUnauthorized: () => undefined };

/** Opens http's doors; called once by the app's start (and again by each test world). */
export function connectHttp(next: HttpDoors): void {
  doors = next;
  wasUnreachable = false;
}

type Client = Pick<typeof client, 'send' | 'proveAnswer'>;

let loaded: Client | undefined;

/** Loads the code that sends and checks; the first paint does not wait for it. Undefined when it cannot be loaded. */
export async function prepareHttp(): Promise<Client | undefined> {
  loaded = await import('./client').catch(() => undefined);
  return loaded;
}

/**
 * The one way to the provider: sends the call with the bearer of this moment and returns the envelope's `data`
 * (spec section 7). Throws `ApiError` for a refused call and for one without answer; a cancelled call
 * rejects with axios' own cancellation, which is not an error to anyone.
 */
export async function http<T>(config: Call, options?: Call): Promise<Unwrap<T>> {
  const { apiUrl, bearer, onUnauthorized, onReachable } = doors;
  const token = bearer();
  const call = { baseURL: apiUrl, ...config, ...options };
  const answer = await answerOf(call, token);
  if (noteReachability(answer)) onReachable?.();
  if (typeof answer === 'string') throw noResponseError(answer === 'late');
  if (answer.status === 401) onUnauthorized(token);
  if (answer.status >= 400) throw errorOfAnswer(answer.status, answer.body, answer.retryAfter);
  const data = unwrap<T>(answer);
  if (isRead(call)) loaded?.proveAnswer(call.url ?? '', answer.body, data);
  return data;
}

function isRead({ method = 'GET' }: Call): boolean {
  return method.toUpperCase() === 'GET';
}

/** True for the first answer of a provider that was away. */
function noteReachability(answer: Answer | NoAnswer): boolean {
  const isReachable = typeof answer !== 'string' && answer.status < firstServerError;
  const isBack = isReachable && wasUnreachable;
  wasUnreachable = !isReachable;
  return isBack;
}

const firstServerError = 500;

/** Without the code that sends there is no answer either. */
async function answerOf(call: Call, token: string | null): Promise<Answer | NoAnswer> {
  const sender = loaded ?? (await prepareHttp());
  return sender ? sender.send(call, token) : 'none';
}

function unwrap<T>(answer: Answer): Unwrap<T>;
function unwrap({ status, body }: Answer): unknown {
  if (typeof body !== 'object' || body === null || !isEnvelope(body)) return body;
  if ('success' in body && body.success === false) throw errorOfAnswer(status, body);
  return 'data' in body ? body.data : body;
}

const envelopeFields: readonly string[] = ['data', 'message', 'errors', 'success'];

/**
 * With `success` it is an envelope. Without it, which the specification leaves to the client, `data` makes one as long as
 * nothing else is there: a page of a list has `data` too, beside its numbers, and is no envelope.
 */
function isEnvelope(body: object): boolean {
  return 'success' in body || ('data' in body && Object.keys(body).every((name) => envelopeFields.includes(name)));
}
