import axios, { type AxiosProgressEvent, type AxiosRequestConfig, isAxiosError } from 'axios';
import { currentLocale } from '../lib/locale';
import { noteAnswerDate } from './answerDate';
import { serializeParams } from './callAddress';

export type Call = Omit<AxiosRequestConfig, 'headers'> & {
  headers?: Record<string, string>;
  /** For calls sent while the page closes: the browser completes them without the page. JSON only, 64 kB at most. */
  keepalive?: boolean;
};
/** The provider's answer; `retryAfter` is that header. */
export type Answer = { status: number; body: unknown; retryAfter?: string };

/** No answer at all, or none within the time limit. */
export type NoAnswer = 'none' | 'late';

/**
 * How long an answer may take, in milliseconds. A file upload has no total limit (10 MB need minutes on a slow
 * connection), but may not stall for longer than its own.
 */
export const timeLimits = { read: 20_000, write: 30_000, file: 30_000 } as const;

const client = axios.create({
  headers: { Accept: 'application/json' },
  paramsSerializer: { serialize: serializeParams },
  // Every status is an answer; the caller decides what it means.
  validateStatus: () => true,
});

/**
 * Sends one call with the given bearer token. A canceled call rejects with axios' own cancellation; nothing else
 * rejects.
 */
export async function send(call: Call, token: string | null): Promise<Answer | NoAnswer> {
  const bearer: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` };
  // The person reads the answer's texts on this page.
  const sent = { ...call, headers: { 'Accept-Language': currentLocale(), ...call.headers, ...bearer } };
  if (call.keepalive) return sendWithKeepalive(sent);
  const watch = limitTime(call);
  const sentAt = Date.now();
  try {
    const { status, data, headers } = await client.request<unknown>({ ...sent, ...watch.call });
    noteAnswerDate({ date: headers['date'], age: headers['age'], caching: headers['cache-control'] }, sentAt);
    const retryAfter: unknown = headers['retry-after'];
    return { status, body: data, ...(typeof retryAfter === 'string' && { retryAfter }) };
  } catch (error) {
    if (watch.isLate()) return 'late';
    if (isAxiosError(error) && !axios.isCancel(error)) return 'none';
    throw error;
  } finally {
    watch.stop();
  }
}

/**
 * Cancels a call that takes too long. Does not use the timeout of XMLHttpRequest, which ignores progress. The caller's
 * own progress listener and signal still work.
 */
function limitTime({ signal, onUploadProgress, ...call }: Call) {
  const isFile = call.data instanceof FormData;
  const limit = call.timeout ?? getTimeLimit(call.method, isFile);
  const controller = new AbortController();
  const cancel = () => controller.abort();
  let isLate = false;
  const wait = () =>
    setTimeout(() => {
      isLate = true;
      cancel();
    }, limit);
  let timer = wait();
  if (signal?.aborted) cancel();
  signal?.addEventListener?.('abort', cancel);
  const onProgress = (progress: AxiosProgressEvent) => {
    clearTimeout(timer);
    timer = wait();
    onUploadProgress?.(progress);
  };
  return {
    call: { timeout: 0, signal: controller.signal, ...(isFile && { onUploadProgress: onProgress }) },
    isLate: () => isLate,
    stop: () => {
      clearTimeout(timer);
      signal?.removeEventListener?.('abort', cancel);
    },
  };
}

function getTimeLimit(method = 'GET', isFile = false): number {
  if (isFile) return timeLimits.file;
  return method.toUpperCase() === 'GET' ? timeLimits.read : timeLimits.write;
}

/** Uses `fetch`, started before this returns: an XMLHttpRequest ends with its page, and nothing runs after it. */
async function sendWithKeepalive({ baseURL = '', url = '', method, headers, data }: Call): Promise<Answer | NoAnswer> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeLimits.write);
  try {
    const answer = await fetch(baseURL + url, {
      keepalive: true,
      method: method ?? 'GET',
      headers: { Accept: 'application/json', ...headers },
      signal: controller.signal,
      ...(data !== undefined && { body: JSON.stringify(data) }),
    });
    return { status: answer.status, body: await answer.json().catch(() => undefined) };
  } catch {
    return controller.signal.aborted ? 'late' : 'none';
  } finally {
    clearTimeout(timer);
  }
}
