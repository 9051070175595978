/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type RejectBranchInvitationRequestReason = 'not_available' | 'too_far' | 'pay_too_low' | 'not_my_position' | 'other';