/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ActiveStatus } from './activeStatus';

/**
 * A membership of the person in a branch that the caller has access to.
 */
export interface MemberBranch {
  /** @minimum 1 */
  employee_id: number;
  /** @minimum 1 */
  branch_id: number;
  branch_name: string;
  /**
     * Cents per hour.
     * @minimum 0
     */
  hourly_rate: number;
  status: ActiveStatus;
}
