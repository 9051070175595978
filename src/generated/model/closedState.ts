/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * How an order ended.
 */
export type ClosedState = 'completed' | 'cancelled';