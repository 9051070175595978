import { useState } from 'react';

/**
 * Options for a call that may be sent again with the same values: it then carries the same `Idempotency-Key`, and a provider
 * whose answer got lost gives it once more instead of doing the thing twice. Other values, or another file, are another call.
 */
export function useRepeatable() {
  const [last] = useState({ body: '', key: '', files: new Array<Blob>() });
  return (sent: object) => {
    const body = JSON.stringify(sent, (_name, value: unknown) =>
      value instanceof Blob ? `file ${placeOf(last.files, value)}` : value,
    );
    if (last.body !== body) Object.assign(last, { body, key: crypto.randomUUID() });
    return { headers: { 'Idempotency-Key': last.key } };
  };
}

/** Each file has a place of its own, so that two of the same kind and size are not taken for one. */
function placeOf(files: Blob[], file: Blob): number {
  const known = files.indexOf(file);
  return known >= 0 ? known : files.push(file) - 1;
}
