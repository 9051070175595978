/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * A file of an order.
 */
export interface Attachment {
  /** @minimum 1 */
  id: number;
  name: string;
  url: string;
  /** @minimum 0 */
  size: number;
  type: string;
}
