/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * 1 driver, 2 foreman, 3 helper, 4 foreman/driver.
 */
export type PositionCode = 1 | 2 | 3 | 4;