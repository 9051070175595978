/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type GetKnownAddressesParams = {
/**
 * Words of the street and city, in any order.
 * @minLength 2
 * @maxLength 60
 */
'filter[search]': string;
};
