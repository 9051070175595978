/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { EmployeeDocumentKind } from './employeeDocumentKind';
import type { EmployeeDocumentState } from './employeeDocumentState';

/**
 * A paper that runs out; expiring within 30 days.
 */
export interface EmployeeDocument {
  kind: EmployeeDocumentKind;
  expires_on: string;
  state: EmployeeDocumentState;
}
