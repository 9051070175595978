import { useActiveBranch, useBranches, useBranchState } from '../../platform/branches/useActiveBranch';
import { useSession } from '../../platform/session/useSession';
import { shellTexts } from './texts';

/** Name of the active branch; says so while it is on its way, and when there is none. */
export function useBranchName(): string {
  const { data: branch } = useActiveBranch();
  const hasNone = useBranchState(({ settled, activeBranchId }) => settled && activeBranchId === 0);
  return branch?.name ?? (hasNone ? shellTexts.noActiveBranch : shellTexts.branchOnItsWay);
}

/** Whether there is a branch to act in; until the list is there, what is known of the person counts. */
export function useHasBranches(): boolean {
  const known = useSession((session) => session.user?.branches_count ?? 0);
  return (useBranches().data?.length ?? known) > 0;
}
