/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ActiveStatus } from './activeStatus';

export interface EmployeeTermsRequest {
  status?: ActiveStatus;
  /**
     * Cents per hour.
     * @minimum 1500
     * @maximum 15000
     */
  hourly_rate?: number;
  /**
     * The version that was read; not compared if absent.
     * @minimum 1
     */
  version?: number;
}
