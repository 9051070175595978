/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * 1 active.
 */
export type EmployeePhotoRequestStatus = 0 | 1;