/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Number of trucks.
 */
export type RegisterRequestFleetSize = '1-3' | '4-10' | '11+';