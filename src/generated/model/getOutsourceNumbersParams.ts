/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type GetOutsourceNumbersParams = {
/**
 * One branch; all that the caller may see if absent.
 * @minimum 1
 */
branch_id?: number;
};
