import { type RefObject, useEffect, useState } from 'react';

/** True once an element has been on screen. */
export function useOnScreen(element: RefObject<Element | null>): boolean {
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || wasSeen) return undefined;
    const observer = new IntersectionObserver((entries) => setSeen(entries.some((entry) => entry.isIntersecting)));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, wasSeen]);
  return wasSeen;
}
