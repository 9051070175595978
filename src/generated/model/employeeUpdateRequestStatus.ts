/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * 1 active.
 */
export type EmployeeUpdateRequestStatus = 0 | 1;