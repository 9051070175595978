/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type OrderRequestPacking = 'none' | 'partial' | 'full' | 'unpack';