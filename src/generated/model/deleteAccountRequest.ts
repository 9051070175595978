/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export interface DeleteAccountRequest {
  /**
     * @minLength 1
     * @maxLength 255
     */
  password: string;
  /** @maxLength 500 */
  reason?: string;
  /** The word as typed. */
  confirm: 'DELETE';
}
