/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * A reason accepts despite a hard conflict; only for owners and managers.
 */
export interface AcceptApplicationRequest {
  /**
     * @minLength 3
     * @maxLength 300
     */
  override_reason?: string;
}
