/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Type of activity. The last block is for helpers; `order.cancelled` and `rating.received` go to both sides.
 */
export type ActivityType = 'invitation.accepted' | 'invitation.rejected' | 'invitation.withdrawn' | 'invitation.expired' | 'order.partially_formed' | 'order.formed' | 'order.unformed_soon' | 'order.created' | 'order.updated' | 'order.cancelled' | 'order.completed' | 'crew.checked_in' | 'crew.late' | 'branch_invitation.accepted' | 'branch_invitation.rejected' | 'offer.application_received' | 'offer.filled' | 'offer.expiring' | 'rating.received' | 'document.expiring' | 'manager.assigned' | 'branch.created' | 'subscription.trial_ending' | 'subscription.payment_failed' | 'invitation.new' | 'invitation.position_filled' | 'order.changed' | 'order.reminder' | 'offer.new' | 'application.accepted' | 'application.rejected' | 'application.closed' | 'branch_invitation.new' | 'pay.earned' | 'rating.due';