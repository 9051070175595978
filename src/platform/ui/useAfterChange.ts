import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `run` after a render with another value. The first render has one only if its value differs from `before`. */
export function useAfterChange<Value>(value: Value, run: () => void, before: Value = value): void {
  const shown = useRef(before);
  const runNewest = useEffectEvent(run);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    runNewest();
  }, [value]);
}
