/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Required of drivers and foreman/drivers with the three that follow.
 */
export type EmployeeCreateRequestLicenseClass = 'A' | 'B' | 'C' | 'none';