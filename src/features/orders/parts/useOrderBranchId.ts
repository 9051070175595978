import type { Order } from '#generated/model';
import { useBranchState } from '#platform/branches/useActiveBranch';

/** The branch that changes of an order are about: the active one where the provider does not say (spec section 4). */
export function useOrderBranchId({ branch_id }: Pick<Order, 'branch_id'>): number {
  const activeId = useBranchState(({ activeBranchId }) => activeBranchId);
  return branch_id ?? activeId;
}
