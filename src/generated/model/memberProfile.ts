/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { MemberBranch } from './memberBranch';
import type { MemberPastJob } from './memberPastJob';
import type { MemberProfileWorkAgain } from './memberProfileWorkAgain';
import type { MemberWeek } from './memberWeek';
import type { RatedJob } from './ratedJob';
import type { Reliability } from './reliability';

/**
 * A member's work for the company - hours, reliability, completed jobs and ratings.
 */
export interface MemberProfile {
  /** @minimum 1 */
  employee_id: number;
  /** @minimum 1 */
  user_id: number;
  memberships: MemberBranch[];
  /** Three weeks before the current one, the current one, and four after it. */
  weeks: MemberWeek[];
  /** @minimum 0 */
  hours_this_week: number;
  /**
     * Their own limit; 60 for people who set none.
     * @minimum 1
     * @maximum 60
     */
  max_hours_per_week: number;
  reliability: Reliability;
  /** @nullable */
  rating_avg: number | null;
  /** @minimum 0 */
  rating_count: number;
  /**
     * Completed jobs of the company that they worked on.
     * @minimum 0
     */
  jobs_together: number;
  /**
     * Latest first.
     * @maxItems 5
     */
  past_jobs: MemberPastJob[];
  /**
     * The company's ratings of them, latest first. Members see their own once they are shown to them.
     * @maxItems 10
     */
  rated_jobs: MemberPastJob[];
  /**
     * The company's latest answer on working with them again.
     * @nullable
     */
  work_again: MemberProfileWorkAgain;
  is_favorite: boolean;
  /** Null without a rated job in a branch that the caller has access to, and for the member themselves. */
  last_rated: RatedJob | null;
}
