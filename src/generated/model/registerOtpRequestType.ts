/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * The kind of account.
 */
export type RegisterOtpRequestType = 'helper' | 'company';