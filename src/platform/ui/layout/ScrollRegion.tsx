import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './ScrollRegion.module.css';

/**
 * Content that may be wider than its container, such as a table on a phone. It scrolls on its own, also with the arrow
 * keys.
 */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} className={styles.region} {...(scrolls && { role: 'region', 'aria-label': label, tabIndex: 0 })}>
      {children}
    </div>
  );
}
