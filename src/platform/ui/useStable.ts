import { useLayoutEffect, useRef, useState } from 'react';

/** A handler that stays the same and calls the newest one: for memoized components, which a new handler renders again. */
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
