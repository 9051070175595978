/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type GetCustomersParams = {
/**
 * Beginnings of names, or at least four digits of a phone.
 * @minLength 2
 * @maxLength 60
 */
'filter[search]': string;
};
