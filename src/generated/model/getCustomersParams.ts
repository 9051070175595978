/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type GetCustomersParams = {
/**
 * Beginnings of names, or four or more digits of a phone.
 * @minLength 2
 * @maxLength 60
 */
'filter[search]': string;
};
