/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * A successful answer carries no errors.
 * @nullable
 */
export type NoErrors = null;
