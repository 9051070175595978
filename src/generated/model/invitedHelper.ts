/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { PositionCode } from './positionCode';

/**
 * A helper as a company sees them before they join.
 */
export interface InvitedHelper {
  /** @minimum 1 */
  user_id: number;
  first_name: string;
  /** One character as people see it. */
  last_initial: string;
  /** @nullable */
  avatar_url: string | null;
  positions: PositionCode[];
  /** @nullable */
  city: string | null;
  /**
     * Cents per hour, their own.
     * @minimum 0
     * @nullable
     */
  hourly_rate: number | null;
  /** @nullable */
  rating_avg: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  rating_count: number | null;
}
