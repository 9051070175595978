import { useEffect, useRef } from 'react';

/**
 * `later(value)` runs `call` once, `delay` ms after the last one; `flush` runs it now. Unmounting, or
 * another `resetKey`, cancels a pending call.
 */
export function useDebounced<Value>(call: (value: Value) => void, delay: number, resetKey?: unknown) {
  const latest = useRef(call);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => {
    latest.current = call;
  });
  useEffect(() => () => window.clearTimeout(timer.current), [resetKey]);

  function flush(value: Value): void {
    window.clearTimeout(timer.current);
    latest.current(value);
  }

  function later(value: Value): void {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => latest.current(value), delay);
  }

  return { later, flush };
}
