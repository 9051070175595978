import type { AxiosHeaders } from 'axios';
import { keyedWrites } from '#generated/model/keyedWrites';
import { newKey } from '../lib/newKey';
import { serializeParams, toPathPattern } from './callAddress';

export const keyHeader = 'Idempotency-Key';

type Write = { method?: string; url?: string; params?: object; data?: unknown };

/**
 * Idempotency keys of the writes that have no answer yet. The same write, sent again, gets the same key, so a provider
 * that already did it repeats its answer instead of doing it twice. A write after an answer is a new intent with a new
 * key, even with the same values.
 */
export function createIdempotencyKeys() {
  const unanswered = new Map<string, { values: string; key: string }>();
  const fileIds = new WeakMap<Blob, string>();

  const describeFile = (file: Blob) => {
    const id = fileIds.get(file) ?? newKey();
    fileIds.set(file, id);
    return id;
  };
  const describeBody = (data: unknown): string => {
    const values: unknown = data instanceof FormData ? [...data] : data;
    return JSON.stringify(values, (_, value: unknown) => (value instanceof Blob ? describeFile(value) : value)) ?? '';
  };

  return {
    /** The key of a write; undefined if the contract has none for it. */
    findKey: ({ method = 'get', url = '', params, data }: Write): string | undefined => {
      if (!takesKey(method, url)) return undefined;
      const address = `${method} ${url}?${serializeParams({ ...params })}`;
      const values = describeBody(data);
      // A PUT or DELETE replaces the one before it. If that one took effect, its values sent again are a new change.
      const slot = method.toUpperCase() === 'POST' ? address + values : address;
      const earlier = unanswered.get(slot);
      const key = earlier?.values === values ? earlier.key : newKey();
      unanswered.set(slot, { values, key });
      return key;
    },
    /** Call it when a write was answered. */
    forget: ({ headers }: { headers: AxiosHeaders }) => {
      const key = headers.get(keyHeader);
      for (const [slot, write] of unanswered) if (write.key === key) unanswered.delete(slot);
    },
  };
}

export type IdempotencyKeys = ReturnType<typeof createIdempotencyKeys>;

/** True for a write that is sent with a key: its caller's, or one of these. */
export function hasKey({ method = 'get', url = '', headers }: Write & { headers?: Record<string, string> }): boolean {
  return headers?.[keyHeader] !== undefined || takesKey(method, url);
}

function takesKey(method: string, url: string): boolean {
  return keyedWrites.has(`${method.toUpperCase()} ${toPathPattern(url)}`);
}
