/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { EmployeeDocumentKind } from './employeeDocumentKind';
import type { EmployeeDocumentState } from './employeeDocumentState';

/**
 * A document with an expiry date; `expiring` within 30 days.
 */
export interface EmployeeDocument {
  kind: EmployeeDocumentKind;
  expires_on: string;
  state: EmployeeDocumentState;
}
