/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type WithdrawInvitationRequestReason = 'sick' | 'family' | 'vehicle_problem' | 'double_booked' | 'injury' | 'weather' | 'other';