import axios, { type AxiosRequestConfig, isAxiosError } from 'axios';

export type Call = Omit<AxiosRequestConfig, 'headers'> & { headers?: Record<string, string> };
/** What the provider said; `retryAfter` is its header of that name. */
export type Answer = { status: number; body: unknown; retryAfter?: string };

const client = axios.create({
  timeout: 30_000,
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
  const bearer = token === null ? {} : { Authorization: `Bearer ${token}` };
  try {
    const sent = { ...call, headers: { ...call.headers, ...bearer } };
    const { status, data, headers } = await client.request<unknown>(sent);
    const retryAfter: unknown = headers['retry-after'];
    return { status, body: data, ...(typeof retryAfter === 'string' && { retryAfter }) };
  } catch (error) {
    if (isAxiosError(error) && !axios.isCancel(error)) return undefined;
    throw error;
  }
}

export type Send = typeof send;

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
