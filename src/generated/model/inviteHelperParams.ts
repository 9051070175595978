/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type InviteHelperParams = {
/**
 * The helper's user id.
 * @minimum 1
 */
id: number;
};
