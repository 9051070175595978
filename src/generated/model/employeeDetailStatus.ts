/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * 1 active.
 */
export type EmployeeDetailStatus = 0 | 1;