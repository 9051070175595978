/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { FoundEmployee } from './foundEmployee';
import type { FoundOrder } from './foundOrder';

/**
 * A kind that was not requested is empty.
 */
export interface BranchSearchResult {
  orders: FoundOrder[];
  employees: FoundEmployee[];
}
