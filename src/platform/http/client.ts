import axios, { type AxiosRequestConfig, isAxiosError } from 'axios';

export type Call = Omit<AxiosRequestConfig, 'headers'> & {
  headers?: Record<string, string>;
  /** For what is sent while the page goes away: the browser finishes the call without it. JSON only, 64 kB at most. */
  keepalive?: boolean;
};
/** What the provider said; `retryAfter` is its header of that name. */
export type Answer = { status: number; body: unknown; retryAfter?: string };

/** How long an answer may take, in milliseconds: a file of 10 MB needs minutes on a poor line. */
export const patience = { usual: 30_000, file: 10 * 60_000 } as const;

const client = axios.create({
  headers: { Accept: 'application/json' },
  paramsSerializer: { serialize: serializeParams },
  // Every answer is one, whatever its status; who asked decides what it means.
  validateStatus: () => true,
});

/**
 * Sends one call with the bearer token it is given. Resolves undefined when no answer came; a cancelled call rejects with
 * axios' own cancellation.
 */
export async function send(call: Call, token: string | null): Promise<Answer | undefined> {
  const bearer: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` };
  const timeout = call.data instanceof FormData ? patience.file : patience.usual;
  const sent = { timeout, ...call, headers: { ...call.headers, ...bearer } };
  if (call.keepalive) return sendBeyondPage(sent);
  try {
    const { status, data, headers } = await client.request<unknown>(sent);
    const retryAfter: unknown = headers['retry-after'];
    return { status, body: data, ...(typeof retryAfter === 'string' && { retryAfter }) };
  } catch (error) {
    if (isAxiosError(error) && !axios.isCancel(error)) return undefined;
    throw error;
  }
}

export type Send = typeof send;

/** With `fetch`, begun before this returns: an XMLHttpRequest dies with its page, and nothing runs after it. */
async function sendBeyondPage({ baseURL = '', url = '', method, headers, data }: Call): Promise<Answer | undefined> {
  try {
    const answer = await fetch(baseURL + url, {
      ...{ keepalive: true, method: method ?? 'GET', headers: { Accept: 'application/json', ...headers } },
      ...(data !== undefined && { body: JSON.stringify(data) }),
    });
    return { status: answer.status, body: await answer.json().catch(() => undefined) };
  } catch {
    return undefined;
  }
}

/** Lists become comma lists (`filter[status]=2,3,4`); absent values are left out. */
function serializeParams(params: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === null) continue;
    query.append(name, Array.isArray(value) ? value.join(',') : textOf(value));
  }
  return query.toString();
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
