/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type CancelApplicationRequestReason = 'crew_changed' | 'job_smaller' | 'customer_request' | 'no_response' | 'mistake' | 'other';