import { useMemo } from 'react';
import { can } from '#domain/people/rights';
import { useBranches } from '#platform/branches/useActiveBranch';
import { useUserType } from '#platform/session/useSession';
import type { BranchMark } from '../event/BranchMarks';

/** Colors of branches; more branches share them. */
const COLORS = 6;

/** The active branch and its time zone. */
export type CalendarBranch = { id: number; name: string; zone: string };

export type ShownBranches = {
  ids: readonly number[];
  /** True if all branches are shown together. */
  isStacked: boolean;
  /** True if this user can show all branches together. */
  canStack: boolean;
  getMark: (branchId: number | undefined) => BranchMark | undefined;
};

/** The branches whose jobs are shown: the active one, or for an owner who wants it all of them. */
export function useShownBranches(activeId: number, isWanted: boolean): ShownBranches {
  const userType = useUserType();
  const branches = useBranches().data;
  const canStack = can(userType, 'viewBranchesTogether') && branches !== undefined && branches.length > 1;
  const isStacked = canStack && isWanted;
  return useMemo(() => {
    const all = isStacked && branches ? branches : [];
    const marks = new Map<number | undefined, BranchMark>(
      all.map(({ id, name }, index) => [id, { name, color: index % COLORS }]),
    );
    const ids = isStacked ? all.map(({ id }) => id) : [activeId];
    return { ids, isStacked, canStack, getMark: (branchId) => marks.get(branchId) };
  }, [branches, activeId, isStacked, canStack]);
}
