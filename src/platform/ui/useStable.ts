import { useLayoutEffect, useRef, useState } from 'react';

/** A handler that stays the same and calls the newest one: for timers, and for memoized components. */
export function useStable<Given extends readonly unknown[], Result>(
  handler: (...given: Given) => Result,
): (...given: Given) => Result {
  const newest = useRef(handler);
  useLayoutEffect(() => {
    newest.current = handler;
  });
  const [stable] = useState(
    () =>
      (...given: Given) =>
        newest.current(...given),
  );
  return stable;
}
