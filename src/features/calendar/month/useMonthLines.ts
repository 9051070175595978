import { type RefObject, useLayoutEffect, useState } from 'react';
import { monthHeights } from './monthHeights';

/** What surrounds the weeks on the page, and their smallest height (Month.module.css). */
const [AROUND, SMALLEST] = [288.5, 581.5];
/** One line for a job, one to count the others. */
const FEWEST = 2;

/** How many lines the days of a month have. The height of the weeks is known before they are drawn, and watched afterward. */
export function useMonthLines(weeks: RefObject<HTMLElement | null>, count: number): number {
  const [height, setHeight] = useState(() => Math.max(SMALLEST, window.innerHeight - AROUND));
  useLayoutEffect(() => {
    if (!weeks.current) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setHeight(entry.contentRect.height));
    observer.observe(weeks.current);
    return () => observer.disconnect();
  }, [weeks]);
  return countMonthLines(height, count);
}

/** How many lines fit into a day when the weeks share this height. */
export function countMonthLines(height: number, weeks: number): number {
  return Math.max(FEWEST, Math.floor((height / weeks - monthHeights.head) / monthHeights.line));
}
