/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Required of drivers and foreman/drivers with the three that follow.
 */
export type EmployeePhotoRequestLicenseClass = 'A' | 'B' | 'C' | 'none';