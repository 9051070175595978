/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ActivityActor } from './activityActor';
import type { ActivityData } from './activityData';
import type { ActivitySeverity } from './activitySeverity';
import type { ActivitySubject } from './activitySubject';
import type { ActivityType } from './activityType';

/**
 * A notification of one person, in the feed of a branch or in the personal feed.
 */
export interface Activity {
  id: string;
  type: ActivityType | null;
  title: string;
  body: string;
  is_read: boolean;
  /** @nullable */
  read_at: string | null;
  /**
     * 0 in the personal feed.
     * @minimum 0
     * @nullable
     */
  branch_id: number | null;
  /** @nullable */
  created_at: string | null;
  /** The person who caused it; null without one. */
  actor: ActivityActor | null;
  subject: ActivitySubject | null;
  /** Path within the app that shows the subject. */
  url: string;
  /** @nullable */
  severity: ActivitySeverity;
  data: ActivityData | null;
}
