/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { EmployeeUpdatedEventChange } from './employeeUpdatedEventChange';

/**
 * A member was added, changed or removed.
 */
export interface EmployeeUpdatedEvent {
  /** @minimum 1 */
  employee_id: number;
  change: EmployeeUpdatedEventChange;
}
