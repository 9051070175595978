import { useEffect } from 'react';
import type { LazyPart } from './lazyPart';

const signs = ['pointermove', 'touchstart', 'keydown'] as const;

/**
 * Loads the code of dialogs with the first sign that someone uses the page: not with the page, which does without them,
 * and not when they open, because the connection may be lost by then. `parts` is a constant.
 */
export function usePreparedParts(parts: readonly Pick<LazyPart<never>, 'prepare'>[]): void {
  useEffect(() => {
    const stop = new AbortController();
    const prepare = () => {
      stop.abort();
      for (const part of parts) void part.prepare();
    };
    for (const sign of signs) addEventListener(sign, prepare, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [parts]);
}
