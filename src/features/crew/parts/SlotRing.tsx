import type { ReactNode } from 'react';
import { classes } from '#platform/ui/classes';
import styles from './SlotRing.module.css';

type SlotRingProps = {
  /** State of the slot; `open` has no invitation. */
  edge: 'accepted' | 'waiting' | 'declined' | 'none' | 'open';
  /** Size of the picture inside, in pixels. */
  size: 28 | 36;
  children?: ReactNode;
};

/** The person in a slot, in a ring that shows the answer. The text next to it has the same information. */
export function SlotRing({ edge, size, children }: SlotRingProps) {
  return (
    <span className={classes(styles.ring, styles[edge])} style={{ width: size, height: size }}>
      {children}
    </span>
  );
}
