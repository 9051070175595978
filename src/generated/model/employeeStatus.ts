/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * 1 active.
 */
export type EmployeeStatus = 0 | 1;