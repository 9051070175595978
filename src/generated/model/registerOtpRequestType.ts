/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * What the person signs up as.
 */
export type RegisterOtpRequestType = 'helper' | 'company';