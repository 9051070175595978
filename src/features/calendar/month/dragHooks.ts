import { type RefObject, useEffect } from 'react';
import { useStable } from '../../../platform/ui/useStable';

/** Escape ends a drag, and nothing else. */
export function useEscape(isDragging: boolean, onEscape: () => void): void {
  const cancel = useStable(onEscape);
  useEffect(() => {
    if (!isDragging) return undefined;
    const read = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      cancel();
    };
    window.addEventListener('keydown', read, { capture: true });
    return () => window.removeEventListener('keydown', read, { capture: true });
  }, [isDragging, cancel]);
}

/**
 * The page does not scroll under a finger that drags. The listener is there before the touch begins, because a browser
 * ignores later ones; React's are passive.
 */
export function useStillPage(weeks: RefObject<HTMLElement | null>, isDragging: boolean): void {
  const hold = useStable((event: TouchEvent) => {
    if (isDragging) event.preventDefault();
  });
  useEffect(() => {
    const { current } = weeks;
    current?.addEventListener('touchmove', hold, { passive: false });
    return () => current?.removeEventListener('touchmove', hold);
  }, [weeks, hold]);
}
