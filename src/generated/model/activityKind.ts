/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * A group of activity types.
 */
export type ActivityKind = 'jobs' | 'crews' | 'offers' | 'team' | 'company';