/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type GetServingAreasParams = {
/**
 * Part of the name.
 * @maxLength 60
 */
search?: string;
/**
 * Only areas of this state.
 * @pattern ^[A-Z]{2}$
 */
state?: string;
};
