/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type PassRequestReason = 'not_available' | 'too_far' | 'pay_too_low' | 'too_heavy' | 'already_booked' | 'no_transport' | 'not_my_position' | 'other';