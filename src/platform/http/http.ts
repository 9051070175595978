import { type ApiError, toApiError, noResponseError } from './ApiError';
import { noteAnswerDate } from './answerDate';
import type * as answerShape from './answerShape';
import { serializeParams } from './callAddress';
import type * as client from './client';
import type { Answer, Call, NoAnswer } from './client';
import { canLoadFiles } from '../lib/network';
import { dropEarlyCalls, type EarlyAnswer, peekEarlyAnswer, takeEarlyAnswer } from './earlyCalls';
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

let sender: typeof client | undefined;
let checks: typeof answerShape | undefined;

/**
 * Loads the code that sends and checks calls, so that the first paint does not wait for it. Calls without it have no
 * answer.
 */
export async function prepareHttp(): Promise<void> {
  await Promise.all([loadSender(), loadChecks()]);
}

/** Loads the code that checks the answers of early calls. */
export async function prepareChecks(): Promise<void> {
  await loadChecks();
}

let held: Promise<void> | undefined;

/**
 * Calls from now on are not sent before the first screen is displayed, nor is their code loaded: both would compete with
 * it. What that screen shows first was asked for early.
 */
export function holdCalls(displayed: Promise<void>): void {
  held = displayed.then(() => {
    held = undefined;
  });
}

/** Nothing is imported without a network: in Chromium every later import of what could not be loaded fails too. */
async function loadSender(): Promise<typeof client | undefined> {
  if (canLoadFiles()) sender ??= await import('./client').catch(() => undefined);
  return sender;
}

async function loadChecks(): Promise<typeof answerShape | undefined> {
  if (canLoadFiles()) checks ??= await import('./answerShape').catch(() => undefined);
  return checks;
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
  if (answer.status === 401) refuse(token, onUnauthorized);
  if (answer.status >= 400) throw toApiError(answer.status, answer.body, answer.retryAfter);
  const data = unwrap<T>(answer);
  if (isRead(call)) checks?.checkAnswer(call.url ?? '', answer.body, data);
  return data;
}

function refuse(token: string | null, onUnauthorized: HttpHooks['onUnauthorized']): void {
  dropEarlyCalls();
  onUnauthorized(token);
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

/** If the code for calls cannot be loaded, the call has no answer. */
async function requestAnswer(call: Call, token: string | null): Promise<Answer | NoAnswer> {
  const taken = isRead(call) ? takeEarly(call, token) : undefined;
  const early = taken && (await taken);
  if (early) return (await loadChecks()) ? toAnswer(early) : 'none';
  if (held) await held;
  const [send, check] = sender && checks ? [sender, checks] : await Promise.all([loadSender(), loadChecks()]);
  return send && check ? send.send(call, token) : 'none';
}

function takeEarly({ url = '', params }: Call, token: string | null) {
  return takeEarlyAnswer(url, toQuery(params), token);
}

function toQuery(params: unknown): string {
  return typeof params === 'object' && params ? serializeParams({ ...params }) : '';
}

type ArrivedAnswer = { data: unknown; sentAt: number };

/**
 * What a read that was sent while the app loaded was answered, if that is here, says what was asked for and can be used.
 * Otherwise the call itself takes it over, with its failure.
 */
export function takeArrivedAnswer(
  path: string,
  params: object,
  isUsable: (data: unknown) => boolean = () => true,
): ArrivedAnswer | undefined {
  const token = hooks.getToken();
  const query = toQuery(params);
  const arrived = checks && peekEarlyAnswer(path, query, token);
  if (!checks || !arrived || arrived.status !== successStatus) return undefined;
  try {
    const data = unwrap<unknown>(toAnswer(arrived));
    checks.checkAnswer(path, arrived.body, data);
    if (!isUsable(data)) return undefined;
    void takeEarlyAnswer(path, query, token);
    return { data, sentAt: arrived.sentAt };
  } catch {
    return undefined;
  }
}

const successStatus = 200;

function toAnswer({ status, body, headers, sentAt }: EarlyAnswer): Answer {
  noteAnswerDate({ date: headers.get('date'), age: headers.get('age'), caching: headers.get('cache-control') }, sentAt);
  const retryAfter = headers.get('retry-after');
  return { status, body, ...(retryAfter !== null && { retryAfter }) };
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
