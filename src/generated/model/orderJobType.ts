/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * @nullable
 */
export type OrderJobType = 'residential' | 'commercial' | 'senior' | 'storage' | 'labor_only' | 'junk' | null;