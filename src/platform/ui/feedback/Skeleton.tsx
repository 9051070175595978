import { classes } from '../classes';
import styles from './Skeleton.module.css';

type Length = number | string;

/** Placeholder shapes. Hidden from assistive technology: the loading list announces it once (`aria-busy`). */
export function SkeletonLine({ width = '100%', height = 12 }: { width?: Length; height?: number }) {
  return <span className={classes(styles.skeleton, styles.line)} style={{ width, height }} aria-hidden="true" />;
}

export function SkeletonCircle({ size = 32 }: { size?: number }) {
  const style = { width: size, height: size };
  return <span className={classes(styles.skeleton, styles.circle)} style={style} aria-hidden="true" />;
}

export function SkeletonCard({ height = 96 }: { height?: Length }) {
  return <span className={classes(styles.skeleton, styles.card)} style={{ height }} aria-hidden="true" />;
}
