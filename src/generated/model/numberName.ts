/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Jobs done; share of slots filled 24 hours before the start; minutes from the first invitation to the last slot filled; people who declined; people who withdrew in the last 24 hours; worked of planned hours; labor of quotes; outsourced people of all people; stars given to the crew.
 */
export type NumberName = 'jobs_done' | 'filled_in_time' | 'time_to_fill' | 'declines' | 'late_withdrawals' | 'hours' | 'labor' | 'outsourced' | 'ratings';