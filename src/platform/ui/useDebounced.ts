import { useEffect, useRef } from 'react';

/**
 * `call(value)` runs `call` once, `delay` ms after the last one; `flush` runs it now. Unmounting cancels a pending
 * call.
 */
export function useDebounced<Value>(call: (value: Value) => void, delay: number) {
  const latest = useRef(call);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => {
    latest.current = call;
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);

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
