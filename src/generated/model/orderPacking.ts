/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type OrderPacking = 'none' | 'partial' | 'full' | 'unpack';