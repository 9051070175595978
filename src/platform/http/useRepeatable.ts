import { useState } from 'react';

/**
 * Options for a call that may be sent again with the same body: it then carries the same `Idempotency-Key`, and a provider
 * whose answer got lost gives it once more instead of doing the thing twice.
 */
export function useRepeatable() {
  const [last] = useState({ body: '', key: '' });
  return (sent: object) => {
    const body = JSON.stringify(sent);
    if (last.body !== body) Object.assign(last, { body, key: crypto.randomUUID() });
    return { headers: { 'Idempotency-Key': last.key } };
  };
}
