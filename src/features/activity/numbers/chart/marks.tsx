import { classes } from '#platform/ui/classes';
import styles from './chart.module.css';

/** Shapes of the points of each line, around 0: circle, square, triangle, diamond. */
const shapes = [
  'M4.5 0A4.5 4.5 0 1 1-4.5 0A4.5 4.5 0 1 1 4.5 0Z',
  'M-4-4H4V4H-4Z',
  'M0-5.5L5.5 4H-5.5Z',
  'M0-6L6 0L0 6L-6 0Z',
];

/** Color and dashes of a line by its place. */
export function getLineClass(line: number): string | undefined {
  return styles[`line${line}`];
}

/** A point of a line; hollow for a month that is not over. */
export function PointMark({ line, isOpen = false }: { line: number; isOpen?: boolean }) {
  return <path d={shapes[line] ?? shapes[0]} className={classes(styles.mark, isOpen && styles.open)} />;
}

/** The sample of a line in a legend. */
export function LineSample({ line }: { line: number }) {
  return (
    <svg width="36" height="14" viewBox="-18 -7 36 14" aria-hidden="true" className={getLineClass(line)}>
      <path d="M-18 0H18" className={styles.path} />
      <PointMark line={line} />
    </svg>
  );
}
