/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * In-house staff or a freelance helper.
 */
export type EmploymentType = 'employee' | 'helper';