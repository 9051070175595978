import type { ReactNode } from 'react';
import { classes } from '../../../platform/ui/classes';
import styles from './PlaceRing.module.css';

type PlaceRingProps = {
  /** The state of the slot; `open` is one nobody was asked for. */
  edge: 'accepted' | 'waiting' | 'declined' | 'none' | 'open';
  /** Of the picture inside, in pixels. */
  size: 28 | 36;
  children?: ReactNode;
};

/** Who has a place on the crew, in a ring that says how sure that is; words beside it say the same. */
export function PlaceRing({ edge, size, children }: PlaceRingProps) {
  return (
    <span className={classes(styles.ring, styles[edge])} style={{ width: size, height: size }}>
      {children}
    </span>
  );
}
