/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { AnswerApplicationsRequestReason } from './answerApplicationsRequestReason';

/**
 * Accepts in the given order, then declines. Each is answered on its own.
 */
export interface AnswerApplicationsRequest {
  /**
     * @maxItems 100
     * @items.minimum 1
     */
  accept?: number[];
  /**
     * @maxItems 100
     * @items.minimum 1
     */
  reject?: number[];
  reason?: AnswerApplicationsRequestReason;
}
