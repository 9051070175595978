/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { PositionCode } from './positionCode';

export interface FoundEmployee {
  /** @minimum 1 */
  employee_id: number;
  first_name: string;
  last_name: string;
  /** @nullable */
  avatar_url: string | null;
  positions: PositionCode[];
  /**
     * @minimum 1
     * @nullable
     */
  branch_id: number | null;
  branch_name: string;
}
