/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export interface EmergencyContact {
  name: string;
  /**
     * Ten digits or empty.
     * @maxLength 10
     * @pattern ^([0-9]{10})?$
     */
  phone: string;
  relation: string;
}
