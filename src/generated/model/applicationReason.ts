/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Why an application ended. The company declines with one of the first four or other; the helper passes with the reasons for declining an invitation, and withdraws with those for withdrawing; the rest is automatic.
 */
export type ApplicationReason = 'chose_nearer' | 'chose_experienced' | 'rate_too_high' | 'missing_equipment' | 'not_available' | 'too_far' | 'pay_too_low' | 'too_heavy' | 'already_booked' | 'no_transport' | 'not_my_position' | 'sick' | 'family' | 'vehicle_problem' | 'double_booked' | 'injury' | 'weather' | 'crew_changed' | 'job_smaller' | 'customer_request' | 'no_response' | 'mistake' | 'withdrawn' | 'offer_filled' | 'offer_closed' | 'offer_expired' | 'offer_deleted' | 'order_cancelled' | 'order_deleted' | 'other';