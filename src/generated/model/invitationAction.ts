/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Actions available to the helper now.
 */
export type InvitationAction = 'accept' | 'reject' | 'withdraw' | 'on_my_way' | 'running_late' | 'check_in' | 'check_out' | 'rate';