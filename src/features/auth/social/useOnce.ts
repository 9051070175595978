import { useEffect, useRef } from 'react';

/** Runs an effect once per mounted page, even in React's strict mode: a callback's code works for one exchange only. */
export function useOnce(run: () => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    run();
  });
}
