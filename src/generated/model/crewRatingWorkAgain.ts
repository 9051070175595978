/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type CrewRatingWorkAgain = 'favorite' | 'ok' | 'block';