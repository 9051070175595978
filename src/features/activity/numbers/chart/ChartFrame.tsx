import { type ReactNode, useRef, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useLink } from '#platform/routing/links/useLink';
import { classes } from '#platform/ui/classes';
import styles from './chart.module.css';

type ChartFrameProps = {
  /** Name of the chart. */
  label: string;
  height: number;
  children: (width: number) => ReactNode;
};

/** The place of a chart, as wide as its card. Print has another width and measures nothing, so there it is scaled. */
export function ChartFrame({ label, height, children }: ChartFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  usePointKeys(frame);
  return (
    <div ref={frame} className={styles.frame} style={{ height }} role="group" aria-label={label}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        {children(width)}
      </svg>
    </div>
  );
}

/** Makes the points of a chart one tab stop, at first the last of them: arrows, Home and End move among them. */
function usePointKeys(frame: RefObject<HTMLElement | null>): void {
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

/** Width until the element is measured, and where nothing is laid out, in pixels. */
const usualWidth = 480;

/** The width of an element in whole pixels, also when it changes. */
function useWidth(element: RefObject<HTMLElement | null>): number {
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

type PointLinkProps = {
  x: number;
  y: number;
  /** Name of the link, also shown by the browser next to the pointer. */
  words: string;
  path: string;
  /** The value next to the point. */
  label: string;
  labelAt: 'above' | 'right';
  className: string | undefined;
  children?: ReactNode;
};

/** Radius of what can be pressed. */
const reach = 14;

/** A point of a chart, which leads to the list of what it counts. */
export function PointLink({ x, y, words, path, label, labelAt, className, children }: PointLinkProps) {
  const link = useLink();
  const place = labelAt === 'above' ? { y: -11, textAnchor: 'middle' as const } : { x: 8, dy: '0.35em' };
  return (
    <g transform={`translate(${x} ${y})`} className={classes(styles.point, className)}>
      <text {...place} className={styles.label} aria-hidden="true">
        {label}
      </text>
      <a {...link(path)} aria-label={words} data-point tabIndex={-1}>
        <title>{words}</title>
        <circle r={reach} className={styles.reach} />
        {children}
      </a>
    </g>
  );
}
