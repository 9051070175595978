/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type InviteHelperParams = {
/**
 * The user to ask.
 * @minimum 1
 */
id: number;
};
