import type { Employee } from '#generated/model';
import { useBranchState } from '#platform/branches/useActiveBranch';

/** The branch a member is shown in: the active one if the provider does not give. */
export function useMemberBranch({ branch_id }: Pick<Employee, 'branch_id'>): number {
  const activeId = useBranchState(({ activeBranchId }) => activeBranchId);
  return branch_id ?? activeId;
}
