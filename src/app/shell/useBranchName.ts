import { useActiveBranch, useBranchState } from '../../platform/branches/useActiveBranch';
import { shellTexts } from './texts';

/** Name of the active branch; says so while it is on its way, and when there is none. */
export function useBranchName(): string {
  const { data: branch } = useActiveBranch();
  const hasNone = useBranchState(({ settled, activeBranchId }) => settled && activeBranchId === 0);
  return branch?.name ?? (hasNone ? shellTexts.noActiveBranch : shellTexts.branchOnItsWay);
}
