import { type RefObject, useEffect } from 'react';

const CURRENT = '[aria-current], [aria-selected=true]';

/** Pixels of the neighboring tab that stay in view; the style sheet fades them. */
const PEEK = 40;

/**
 * For tabs that may be wider than the screen: the current one is in view, and `data-before` and `data-after` mark
 * where more tabs are.
 */
export function useTabStrip(strip: RefObject<HTMLElement | null>, words: string, current: string): void {
  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    let isShown = false;
    // Called first after the layout of this frame: to measure earlier would force another layout.
    const observer = new ResizeObserver(() => {
      if (!isShown) showCurrent(element);
      isShown = true;
      markHiddenEnds(element);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [strip, words, current]);
  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const mark = () => markHiddenEnds(element);
    element.addEventListener('scroll', mark, { passive: true });
    return () => element.removeEventListener('scroll', mark);
  }, [strip]);
}

function showCurrent(strip: HTMLElement): void {
  const tab = strip.querySelector<HTMLElement>(CURRENT);
  if (!tab) return;
  const outer = strip.getBoundingClientRect();
  const inner = tab.getBoundingClientRect();
  const isInView = inner.left >= outer.left && inner.right <= outer.right;
  if (!isInView) strip.scrollLeft += inner.left - outer.left - PEEK;
}

function markHiddenEnds(strip: HTMLElement): void {
  const { scrollLeft, clientWidth, scrollWidth } = strip;
  strip.toggleAttribute('data-before', scrollLeft > 1);
  strip.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
}
