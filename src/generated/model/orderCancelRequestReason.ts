/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type OrderCancelRequestReason = 'customer_cancelled' | 'customer_rescheduled' | 'duplicate' | 'crew_unavailable' | 'truck_unavailable' | 'weather' | 'building_access' | 'payment_issue' | 'other';