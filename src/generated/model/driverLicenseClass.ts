/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type DriverLicenseClass = 'A' | 'B' | 'C';