import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { onFirstUse } from '../../lib/firstUse';
import { whenIdle } from '../../lib/idle';

/** Milliseconds after which the next part is rendered even on a busy page. */
const patience = 200;

/**
 * How many parts of a long page are rendered: at first those on screen, then one more whenever the page is idle. With the
 * first sign of use all of them are, before it is handled: what is typed, found or sent concerns the whole page.
 */
export function useLaterParts(first: number, all: number): number {
  const [count, setCount] = useState(first);
  const isComplete = count >= all;
  useEffect(() => {
    if (isComplete) return undefined;
    whenIdle(() => startTransition(() => setCount((current) => Math.max(current, count + 1))), patience);
    return onFirstUse(() => flushSync(() => setCount(Number.POSITIVE_INFINITY)));
  }, [isComplete, count]);
  return count;
}
