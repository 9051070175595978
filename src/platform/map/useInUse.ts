import { useEffect, useState } from 'react';

const signs = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const;

/** Whether someone uses the page: the pointer, a touch, a key or scrolling, or a click or key on an earlier page. */
export function useInUse(): boolean {
  const [isInUse, setInUse] = useState(wasActive);
  useEffect(() => {
    if (isInUse) return undefined;
    const stop = new AbortController();
    const note = () => setInUse(true);
    for (const sign of signs) addEventListener(sign, note, { passive: true, capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [isInUse]);
  return isInUse;
}

/** Not in every browser; then the first sign on this page counts. */
function wasActive(): boolean {
  const { userActivation }: { userActivation?: { hasBeenActive: boolean } } = navigator;
  return userActivation?.hasBeenActive ?? false;
}
