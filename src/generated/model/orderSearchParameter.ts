/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * All words of it are in the customer's name, the company's name, a city or an address. Or digits of a phone in any format, or a job number such as `#1042`.
 */
export type OrderSearchParameter = string;
