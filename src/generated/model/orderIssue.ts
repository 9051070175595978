/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { OrderIssueType } from './orderIssueType';

export interface OrderIssue {
  type: OrderIssueType;
  /**
     * @minLength 1
     * @maxLength 500
     */
  text: string;
  /**
     * Pictures among the files of the order.
     * @maxItems 10
     * @items.minimum 1
     */
  photo_ids?: number[];
}
