import { AxiosError, type AxiosProgressEvent, type AxiosRequestConfig, isAxiosError } from 'axios';

/** Milliseconds a response can take. An upload has no total limit: 10 MB need minutes on a slow connection. */
const timeoutMs = { read: 20_000, write: 30_000, stalledUpload: 30_000 } as const;

export function getTimeoutMs(method = 'get'): number {
  return method.toLowerCase() === 'get' ? timeoutMs.read : timeoutMs.write;
}

/**
 * Cancels an upload that makes no progress for `limit` milliseconds. The timeout of XMLHttpRequest would ignore
 * progress. The caller's own progress listener and signal still work.
 */
export function limitStall({ signal, onUploadProgress, timeout: limit = timeoutMs.stalledUpload }: AxiosRequestConfig) {
  const controller = new AbortController();
  const cancel = () => controller.abort();
  const wait = () => setTimeout(() => controller.abort(new AxiosError('No progress', AxiosError.ETIMEDOUT)), limit);
  let timer = wait();
  if (signal?.aborted) cancel();
  signal?.addEventListener?.('abort', cancel);
  return {
    config: {
      timeout: 0,
      signal: controller.signal,
      onUploadProgress: (progress: AxiosProgressEvent) => {
        clearTimeout(timer);
        timer = wait();
        onUploadProgress?.(progress);
      },
    },
    stop: () => {
      clearTimeout(timer);
      signal?.removeEventListener?.('abort', cancel);
    },
  };
}

export function isTimeoutError(error: unknown): boolean {
  if (!isAxiosError(error)) return false;
  const signal = error.config?.signal;
  const reason: unknown = signal instanceof AbortSignal ? signal.reason : undefined;
  return error.code === AxiosError.ETIMEDOUT || (isAxiosError(reason) && reason.code === AxiosError.ETIMEDOUT);
}
