import { type RefObject, useLayoutEffect, useState } from 'react';

export type Size = { width: number; height: number };

/** Size of an element, in pixels; undefined until it is measured. */
export function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () => setSize({ width: current.clientWidth, height: current.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
