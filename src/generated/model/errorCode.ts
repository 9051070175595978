/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Why, in a word the app can switch on.
 */
export type ErrorCode = 'open_orders' | 'accepted_jobs' | 'otp_expired' | 'otp_locked' | 'token_expired' | 'rate_limited' | 'position_filled' | 'hard_conflict' | 'stale_version' | 'has_crew' | 'not_started' | 'wrong_state' | 'too_late' | 'invitation_expired' | 'plan_too_small' | 'payment_due' | 'card_declined' | 'existing_helper' | 'already_member' | 'already_invited' | 'not_available' | 'weekly_limit' | 'idempotency_key_reused' | 'open_offer' | 'offer_closed';