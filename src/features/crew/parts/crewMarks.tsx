import type { ReactNode } from 'react';
import { classes } from '#platform/ui/classes';
import styles from './crewMarks.module.css';
import { jobLabels } from '../../orders';
import type { CandidateAvailability } from '#generated/model';
import { StatusChip, type StatusTone } from '#platform/ui/data/Chip';
import { ErrorIcon, TickIcon, WarningIcon } from '#platform/ui/icons';

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

type KnownAvailability = NonNullable<CandidateAvailability>;

const looks = {
  available: { tone: 'success', icon: <TickIcon size={12} /> },
  partial: { tone: 'warning', icon: <WarningIcon size={12} /> },
  unavailable: { tone: 'neutral', icon: <ErrorIcon size={12} /> },
  busy: { tone: 'danger', icon: <ErrorIcon size={12} /> },
} as const satisfies Record<KnownAvailability, { tone: StatusTone; icon: React.ReactElement }>;

/** Availability of a candidate at the time of a job. */
export function AvailabilityChip({ availability }: { availability: KnownAvailability }) {
  return <StatusChip {...looks[availability]}>{jobLabels.availability[availability]}</StatusChip>;
}
