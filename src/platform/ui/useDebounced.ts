import { useEffect, useRef, useState } from 'react';
import { useStable } from './useStable';

/**
 * `later(value)` runs `call` once, `delay` ms after the last one; `flush` runs it now. Unmounting, or
 * another `resetKey`, cancels a pending call.
 */
export function useDebounced<Value>(call: (value: Value) => void, delay: number, resetKey?: unknown) {
  const callNewest = useStable(call);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), [resetKey]);

  function flush(value: Value): void {
    window.clearTimeout(timer.current);
    callNewest(value);
  }

  function later(value: Value): void {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => callNewest(value), delay);
  }

  return { later, flush };
}

/** The value once it has not changed for `delay` milliseconds. The first one counts immediately. */
export function useSettled<Value>(value: Value, delay: number): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => settle(value), delay);
    return () => window.clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
