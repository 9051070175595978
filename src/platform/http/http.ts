import axios, { type AxiosRequestConfig, isAxiosError, isCancel } from 'axios';
import { ApiError, errorOfAnswer, noResponseError } from './ApiError';

/** What the app hands to http, so that http knows neither session nor store. */
export type HttpDoors = {
  apiUrl: string;
  /** The current bearer token, or null when nobody is signed in. */
  bearer: () => string | null;
  /** Called for every 401 with the token the refused call carried. */
  onUnauthorized: (usedToken: string | null) => void;
};

/** An enveloped answer is handed on as its `data`; an answer without envelope as it is. */
type Unwrap<T> = T extends { data: infer D; success: boolean } ? D : T;

/** Every failed call throws this; generated hooks carry it as their error type. */
export type ErrorType<_E> = ApiError;
export type BodyType<B> = B;

const client = axios.create({
  timeout: 30_000,
  headers: { Accept: 'application/json' },
  paramsSerializer: { serialize: serializeParams },
});
// Synchronous: a call carries the bearer of the moment it was made.
client.interceptors.request.use(
  (config) => {
    const token = doors.bearer();
    if (token !== null) config.headers.set('Authorization', bearerPrefix + token);
    return config;
  },
  undefined,
  { synchronous: true },
);
const bearerPrefix = 'Bearer ';
let doors: HttpDoors = { apiUrl: '/api', bearer: () => null, onUnauthorized: () => undefined };

/** Opens http's doors; called once by the app's start (and again by each test world). */
export function connectHttp(next: HttpDoors): void {
  doors = next;
}

/**
 * The one way to the provider: sends the call with the current bearer and returns the envelope's `data`
 * (spec section 7). Throws `ApiError` for a refused call and for one without answer; a cancelled call
 * rejects with axios' own cancellation, which is not an error to anyone.
 */
export async function http<T>(config: AxiosRequestConfig, options?: AxiosRequestConfig): Promise<Unwrap<T>> {
  const { apiUrl, onUnauthorized } = doors;
  try {
    const answer = await client.request<unknown>({ baseURL: apiUrl, ...config, ...options });
    return unwrap<T>(answer.data, answer.status);
  } catch (error) {
    throw toApiError(error, onUnauthorized);
  }
}

function unwrap<T>(body: unknown, status: number): Unwrap<T>;
function unwrap(body: unknown, status: number): unknown {
  if (typeof body !== 'object' || body === null || !('success' in body)) return body;
  if (body.success === false) throw errorOfAnswer(status, body);
  return 'data' in body ? body.data : body;
}

function toApiError(error: unknown, onUnauthorized: HttpDoors['onUnauthorized']): unknown {
  if (isCancel(error) || error instanceof ApiError || !isAxiosError(error)) return error;
  if (!error.response) return noResponseError();
  const { status, headers } = error.response;
  const data: unknown = error.response.data;
  if (status === 401) onUnauthorized(usedToken(error.config?.headers.get('Authorization')));
  const retryAfter: unknown = headers['retry-after'];
  return errorOfAnswer(status, data, typeof retryAfter === 'string' ? retryAfter : undefined);
}

function usedToken(header: unknown): string | null {
  return typeof header === 'string' && header.startsWith(bearerPrefix) ? header.slice(bearerPrefix.length) : null;
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
