import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width until the element is measured, and where nothing is laid out, in pixels. */
const usualWidth = 480;

/** The width of an element in whole pixels, also when it changes. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(usualWidth);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () => setWidth(Math.floor(current.clientWidth) || usualWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
