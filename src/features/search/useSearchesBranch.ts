import { useBranchState } from '#platform/branches/useActiveBranch';
import { useSession } from '#platform/session/useSession';

/**
 * Checks whether there is a branch to search. Until the branches are loaded, the signed-in person's own data decides, so
 * the search takes keys as soon as a page is shown.
 */
export function useSearchesBranch(): boolean {
  const isExpected = useSession((session) => (session.user?.branches_count ?? 0) > 0);
  return useBranchState(({ activeBranchId, settled, failed }) =>
    settled || failed ? activeBranchId !== 0 : isExpected || activeBranchId !== 0,
  );
}
