/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Ten digits; empty for callers who may not see it.
 * @maxLength 10
 * @pattern ^([0-9]{10})?$
 */
export type PhoneOrNone = string;
