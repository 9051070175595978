/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type RejectApplicationRequestReason = 'chose_nearer' | 'chose_experienced' | 'rate_too_high' | 'missing_equipment' | 'other';