/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * @nullable
 */
export type OrderPacking = 'none' | 'partial' | 'full' | 'unpack' | null;