/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * 1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew.
 */
export type OrderStatus = 1 | 2 | 3 | 4;