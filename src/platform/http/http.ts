import type { Unwrap } from './answers/envelope';
import type { ApiError } from './ApiError';
import type { HttpClient, HttpRequest } from './client';

/** Every failed call throws this; generated hooks use it as their error type. */
export type ErrorType<_E> = ApiError;
export type BodyType<B> = B;

type Connection = { client: HttpClient; settleBefore: (address: string) => Promise<void> };

let connection: Connection | undefined;

/**
 * Sets the client that generated calls use. Before a change, `settleBefore` sends what is stored about the same thing.
 * Called once when the app starts, and again for each test world.
 */
export function connectHttp(
  client: HttpClient,
  settleBefore: Connection['settleBefore'] = async () => undefined,
): void {
  connection = { client, settleBefore };
}

/** Generated calls send their requests with this function (orval's mutator). */
export async function http<T>(config: HttpRequest, options?: HttpRequest): Promise<Unwrap<T>> {
  if (!connection) throw new Error('No HTTP client is connected');
  // A queued change has a key and its own place in the queue.
  const isChange = config.method !== undefined && config.method !== 'GET' && !options?.headers?.['Idempotency-Key'];
  if (isChange) await connection.settleBefore(config.url ?? '');
  return connection.client.request<T>({ ...config, ...options });
}

/** Call options that report how much of what is sent has left, from 0 to 1. */
export function uploadProgress(onProgress: (part: number) => void) {
  return {
    onUploadProgress: ({ progress }: { progress?: number | undefined }) => {
      if (progress !== undefined) onProgress(progress);
    },
  };
}
