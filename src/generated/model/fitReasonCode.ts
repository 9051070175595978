/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type FitReasonCode = 'free' | 'distance' | 'rating' | 'show_up' | 'jobs_together' | 'favorite' | 'under_rate' | 'at_rate' | 'tool' | 'vehicle' | 'language';