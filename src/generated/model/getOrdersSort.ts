/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type GetOrdersSort = 'updated_at' | '-updated_at' | 'starts_at' | '-starts_at';