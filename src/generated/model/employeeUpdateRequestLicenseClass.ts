/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Required for drivers and foreman/drivers with the next three.
 */
export type EmployeeUpdateRequestLicenseClass = 'A' | 'B' | 'C' | 'none';