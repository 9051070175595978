/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Jobs of one customer, by the ten digits of the customer's phone.
 */
export type OrderCustomerParameter = string;
