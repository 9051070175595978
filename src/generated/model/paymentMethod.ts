/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * A stored card.
 */
export interface PaymentMethod {
  brand: string;
  /**
     * @maxLength 4
     * @pattern ^[0-9]{4}$
     */
  last4: string;
  /**
     * Month and year.
     * @maxLength 5
     * @pattern ^(0[1-9]|1[0-2])/[0-9]{2}$
     */
  exp: string;
}
