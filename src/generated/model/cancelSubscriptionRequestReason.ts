/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type CancelSubscriptionRequestReason = 'too_expensive' | 'missing_feature' | 'less_work' | 'another_tool' | 'closing' | 'other';