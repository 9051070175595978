import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../classes';
import styles from './ScrollRegion.module.css';

type Props = { label: string; className?: string | undefined; children: ReactNode };

/**
 * Content that may be larger than its container, such as a table on a phone. It scrolls on its own, also with the arrow
 * keys.
 */
export function ScrollRegion({ label, className, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScrolls(isScrollable(element)));
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={frame}
      className={classes(styles.region, className)}
      {...(scrolls && { role: 'region', 'aria-label': label, tabIndex: 0 })}
    >
      {children}
    </div>
  );
}

const isScrollable = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollWidth > clientWidth || scrollHeight > clientHeight;
