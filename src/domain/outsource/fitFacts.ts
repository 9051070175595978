import type { Language } from '#generated/model';
import type { TimeWindow } from '#platform/lib/time/clockTimes';
import type { ScoreFacts } from './fitScore';

/** Ids of tools and vehicle types, and languages: what an offer requires, or what a person has. */
export type Equipment = {
  tools: readonly number[];
  vehicles: readonly number[];
  languages: readonly Language[];
};

/** The person's closest other accepted job. */
export type NeighborJob = {
  /** Position of the other job relative to this one. */
  side: 'before' | 'after';
  /** Minutes between the two jobs. */
  minutes: number;
  miles: number;
};

/** Everything the match knows about one person and one need. Neither age nor photo nor name is a part of it. */
export type FitFacts = Omit<ScoreFacts, 'equipped'> & {
  /** Result of `slotFit`: in their own position, as helper, or not at all. */
  fills: 'own' | 'helper' | 'no';
  /** Overlaps with a job they accepted. */
  hasHardConflict: boolean;
  /** Blocked by the company. */
  isBlocked: boolean;
  /** The helper's profile is paused or suspended. */
  isPaused: boolean;
  /** The hours of the day that include the job; null when it is not within them or none are set. */
  hours: TimeWindow | null;
  /** Hours in the week of the job, this one included. */
  weeklyHours: number;
  /** The person's own weekly limit. It only warns. */
  ownWeeklyHours: number | null;
  neighbor: NeighborJob | null;
  wanted: Equipment;
  owned: Equipment;
};
