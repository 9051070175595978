/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { PositionCode } from './positionCode';

/**
 * A completed job of the company that the person was on the crew of. In a branch that the caller has no access to, the order, its number and its cities are null.
 */
export interface MemberPastJob {
  /**
     * @minimum 1
     * @nullable
     */
  order_id: number | null;
  /** @nullable */
  number: string | null;
  branch_name: string;
  date: string;
  /**
     * The last day; null for a job of one day.
     * @nullable
     */
  end_date: string | null;
  /** @nullable */
  city_from: string | null;
  /** @nullable */
  city_to: string | null;
  position: PositionCode;
  /** @minimum 0 */
  paid_hours: number;
  no_show: boolean;
  /**
     * Null without a rating that the caller may see.
     * @minimum 1
     * @maximum 5
     * @nullable
     */
  stars: number | null;
  tags: string[];
  comment: string;
}
