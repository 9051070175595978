import { useState } from 'react';
import { newKey } from '../lib/newKey';
import { isRefused } from './failures';

/** Options of a call that carry its key. */
export type Keyed = { headers: { 'Idempotency-Key': string } };

/**
 * Wraps a call that may be sent again after its answer was lost. The repeated call carries the same `Idempotency-Key`,
 * so a provider that already did it repeats its answer instead of doing it twice. A call after an answer is a new
 * intent with a new key, even with the same values.
 */
export function useRepeatable<Sent extends object, Result>(
  call: (sent: Sent, keyed: Keyed) => Promise<Result>,
): (sent: Sent) => Promise<Result> {
  const [unanswered] = useState(() => new Map<string, string>());
  const [files] = useState(() => new WeakMap<Blob, string>());
  return async (sent) => {
    const intent = getIntent(sent, files);
    const key = unanswered.get(intent) ?? newKey();
    unanswered.set(intent, key);
    const forget = () => {
      if (unanswered.get(intent) === key) unanswered.delete(intent);
    };
    try {
      const result = await call(sent, { headers: { 'Idempotency-Key': key } });
      forget();
      return result;
    } catch (error) {
      if (isRefusal(error)) forget();
      throw error;
    }
  };
}

/** Identifies an intent: the values as text, plus the files. */
function getIntent(sent: object, files: WeakMap<Blob, string>): string {
  return JSON.stringify(sent, (_, value: unknown) => (value instanceof Blob ? getFileId(value, files) : value));
}

function getFileId(file: Blob, files: WeakMap<Blob, string>): string {
  const name = files.get(file) ?? newKey();
  files.set(file, name);
  return name;
}

/** The provider refused. Without an answer, or with a server error, it is unknown whether the call took effect. */
function isRefusal(error: unknown): boolean {
  return isRefused(error);
}
