/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * In the words of Stripe. Past due is seven days of grace; with unpaid, canceled, paused and incomplete nothing new can be added and what is there goes on.
 */
export type SubscriptionStatus = 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled' | 'paused' | 'incomplete';