/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export interface BranchDeleteRequest {
  /**
     * The name of the branch as typed by the user.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
}
