/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Stripe's states. Past due is seven days of grace; with unpaid, canceled, paused and incomplete nothing can be added, and existing jobs continue.
 */
export type SubscriptionStatus = 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled' | 'paused' | 'incomplete';