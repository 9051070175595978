/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * An employee or a freelance helper.
 */
export type EmploymentType = 'employee' | 'helper';