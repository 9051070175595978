import { useEffect, useState } from 'react';

/** The value once it has not changed for `delay` milliseconds. The first one counts immediately. */
export function useSettled<Value>(value: Value, delay: number): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => settle(value), delay);
    return () => window.clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
