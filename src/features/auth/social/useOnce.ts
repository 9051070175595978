import { useEffect, useRef } from 'react';

/** Runs an effect once per mounted page, whatever React does: a callback's code is good for one exchange. */
export function useOnce(run: () => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    run();
  });
}
