/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type CreateOfferParams = {
/**
 * Id of a branch of the caller's company; anything else is a 404.
 * @minimum 1
 */
branch_id: number;
};
