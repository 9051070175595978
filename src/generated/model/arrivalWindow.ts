/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * From and to in the time zone of the branch, 24 hours.
 * @maxLength 13
 * @pattern ^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$
 */
export type ArrivalWindow = string;
