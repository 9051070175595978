/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { EmployeeTermsRequestStatus } from './employeeTermsRequestStatus';

export interface EmployeeTermsRequest {
  /** 1 active. */
  status?: EmployeeTermsRequestStatus;
  /**
     * Cents per hour.
     * @minimum 1500
     * @maximum 15000
     */
  hourly_rate?: number;
}
