/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type OrderRequestJobType = 'residential' | 'commercial' | 'senior' | 'storage' | 'labor_only' | 'junk';