/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type GetOrderCountParams = {
/**
 * Formation states as a comma list; all if absent.
 * @maxLength 7
 * @pattern ^[1-4](,[1-4]){0,3}$
 */
'filter[status]'?: string;
};
