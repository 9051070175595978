/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type WithdrawApplicationRequestReason = 'sick' | 'family' | 'vehicle_problem' | 'double_booked' | 'injury' | 'weather' | 'other';