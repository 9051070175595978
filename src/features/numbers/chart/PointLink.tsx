import type { ReactNode } from 'react';
import { useLink } from '#platform/routing/links/useLink';
import { classes } from '#platform/ui/classes';
import styles from './chart.module.css';

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
