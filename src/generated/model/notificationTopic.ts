/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type NotificationTopic = 'invitation_new' | 'order_changed' | 'order_cancelled' | 'reminder' | 'offer_nearby' | 'application_result' | 'rating' | 'billing';