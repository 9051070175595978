import { type RefObject, useEffect } from 'react';

/** Makes the points of a chart one tab stop, at first the last of them: arrows, Home and End move among them. */
export function usePointKeys(frame: RefObject<HTMLElement | null>): void {
  // The library draws the points after the frame is there.
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const offer = () => {
      const points = listPoints(current);
      if (points.every(({ tabIndex }) => tabIndex < 0)) points.at(-1)?.setAttribute('tabindex', '0');
    };
    const observer = new MutationObserver(offer);
    offer();
    observer.observe(current, { childList: true, subtree: true });
    const move = (event: KeyboardEvent) => moveFocus(current, event);
    current.addEventListener('keydown', move);
    return () => {
      observer.disconnect();
      current.removeEventListener('keydown', move);
    };
  }, [frame]);
}

function moveFocus(frame: HTMLElement, event: KeyboardEvent): void {
  const points = listPoints(frame);
  const index = points.findIndex((point) => point === document.activeElement);
  const next = points[getNext(event.key, index, points.length - 1) ?? -1];
  if (!next) return;
  event.preventDefault();
  for (const point of points) point.setAttribute('tabindex', point === next ? '0' : '-1');
  next.focus();
}

function listPoints(frame: HTMLElement): SVGAElement[] {
  return [...frame.querySelectorAll<SVGAElement>('[data-point]')];
}

function getNext(key: string, index: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(index + 1, last);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
