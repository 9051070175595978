import type { ApiError } from './ApiError';
import type { HttpClient, HttpRequest } from './client';
import type { Unwrap } from './envelope';

/** Every failed call throws this; generated hooks use it as their error type. */
export type ErrorType<_E> = ApiError;
export type BodyType<B> = B;

let connected: HttpClient | undefined;

/** Sets the client that generated calls use. Called once when the app starts, and again for each test world. */
export function connectHttp(client: HttpClient): void {
  connected = client;
}

let settleBefore: (address: string) => Promise<void> = async () => undefined;

/** Sets what comes before a change: the changes about the same thing that are not sent yet. */
export function settleFirst(settle: typeof settleBefore): void {
  settleBefore = settle;
}

/** Generated calls send their requests with this function (orval's mutator). */
export async function http<T>(config: HttpRequest, options?: HttpRequest): Promise<Unwrap<T>> {
  if (!connected) throw new Error('No HTTP client is connected');
  // A queued change has a key and its own place in the queue.
  const isChange = config.method !== undefined && config.method !== 'GET' && !options?.headers?.['Idempotency-Key'];
  if (isChange) await settleBefore(config.url ?? '');
  return connected.request<T>({ ...config, ...options });
}
