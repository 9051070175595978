import { useActiveBranch, useBranches, useBranchState } from '#platform/branches/useActiveBranch';
import { useSession } from '#platform/session/useSession';
import { shellTexts } from '../texts';

/** Name of the active branch, or a text for "loading" or "none". */
export function useBranchName(): string {
  const { data: branch } = useActiveBranch();
  const hasNone = useBranchState(({ settled, activeBranchId }) => settled && activeBranchId === 0);
  return branch?.name ?? (hasNone ? shellTexts.noActiveBranch : shellTexts.loadingBranch);
}

/** The branches one can switch to. */
export function useOtherBranches() {
  const activeId = useBranchState((branches) => branches.activeBranchId);
  return (useBranches().data ?? []).filter((branch) => branch.id !== activeId);
}

/**
 * Checks whether there is an active branch. Until the list is loaded, the signed-in person's own data decides, or the
 * branch of the last visit.
 */
export function useHasBranches(): boolean {
  const stored = useBranchState(({ activeBranchId }) => activeBranchId);
  const known = useSession((session) => session.user?.branches_count ?? stored);
  return (useBranches().data?.length ?? known) > 0;
}
