/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * 1 open, 2 filled, 3 closed by the company, 4 expired, 5 canceled with its order.
 */
export type OfferStatus = 1 | 2 | 3 | 4 | 5;