/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type FitPartPart = 'availability' | 'distance' | 'rating' | 'reliability' | 'history' | 'rate' | 'equipment';