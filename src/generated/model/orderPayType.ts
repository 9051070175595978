/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * @nullable
 */
export type OrderPayType = 'hourly' | 'flat' | null;