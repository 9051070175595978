/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Why a person is not shown. `not_available` works at no time of the job; `min_rating` is below the rating that is required; `already_asked` has an open invitation to the job, or is on its crew.
 */
export type HardFilterCode = 'wrong_position' | 'hard_conflict' | 'blocked' | 'paused' | 'outside_radius' | 'weekly_hours' | 'not_available' | 'min_rating' | 'already_asked';