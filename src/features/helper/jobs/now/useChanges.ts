import { useState } from 'react';

/** Number of changes of a value since it was first shown, to highlight what another person changed. */
export function useChanges(value: number): number {
  const [known, setKnown] = useState({ value, count: 0 });
  if (known.value !== value) setKnown({ value, count: known.count + 1 });
  return known.count;
}
