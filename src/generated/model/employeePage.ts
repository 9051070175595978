/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Employee } from './employee';

/**
 * A page of members by name.
 */
export interface EmployeePage {
  data: Employee[];
  /** @minimum 1 */
  current_page: number;
  /** @minimum 1 */
  last_page: number;
  /** @minimum 1 */
  per_page: number;
  /** @minimum 0 */
  total: number;
  /** @nullable */
  from: number | null;
  /** @nullable */
  to: number | null;
}
