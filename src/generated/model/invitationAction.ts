/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * What the helper may do now.
 */
export type InvitationAction = 'accept' | 'reject' | 'withdraw' | 'on_my_way' | 'check_in' | 'check_out' | 'rate';