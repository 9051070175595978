/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * 1 active.
 */
export type EmployeeTermsRequestStatus = 0 | 1;