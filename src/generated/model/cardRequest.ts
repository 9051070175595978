/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * A card as typed. Listed test numbers only; the number is never stored.
 */
export interface CardRequest {
  /**
     * @minLength 1
     * @maxLength 80
     */
  name: string;
  /**
     * @maxLength 19
     * @pattern ^[0-9]{12,19}$
     */
  number: string;
  /**
     * Month and year.
     * @maxLength 5
     * @pattern ^(0[1-9]|1[0-2])/[0-9]{2}$
     */
  exp: string;
  /**
     * @maxLength 4
     * @pattern ^[0-9]{3,4}$
     */
  cvc: string;
}
