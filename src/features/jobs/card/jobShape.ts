import type { ReactNode } from 'react';
import type { OrderCard } from '#generated/model';
import type { JobSelection } from './jobSelection';

/** Props of both views of a job. */
export type JobShapeProps = {
  card: OrderCard;
  /** The page that it leads to: its details by default. */
  path?: string;
  now: Date;
  /** Formation or result, as a chip. */
  status: ReactNode;
  /** Warnings for the dispatcher, as chips. */
  warnings?: ReactNode;
  /** Next to what the crew does: the time to start. */
  aside?: ReactNode;
  crew: ReactNode;
  /** The crew in a few letters, for a row. */
  crewCount?: ReactNode;
  /** Facts of a closed job, shown instead of its needs. */
  middle?: ReactNode;
  actions: ReactNode;
  /** A muted last line. */
  foot: ReactNode;
  /** Number of live changes; the job glows once for each. */
  turn?: number;
  selection: JobSelection;
};
