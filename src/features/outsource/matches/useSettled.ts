import { useEffect, useState } from 'react';

/** Milliseconds without a change after which a value counts. */
const settleMs = 250;

/** The value once it has stopped changing, for questions that a slider asks. The first one counts immediately. */
export function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => settle(value), settleMs);
    return () => window.clearTimeout(timer);
  }, [value]);
  return settled;
}
