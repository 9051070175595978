import { useEffect, useRef } from 'react';
import { useBranchState } from '../../../platform/branches/useActiveBranch';
import { useQueryParams } from '../../../platform/routing/useQuery';

/** Drops the filter by person when another branch becomes active: the person is not on its team. */
export function useFiltersOfBranch(): void {
  const branchId = useBranchState(({ activeBranchId }) => activeBranchId);
  const [read, change] = useQueryParams();
  const shown = useRef(branchId);
  useEffect(() => {
    const isOther = shown.current !== 0 && branchId !== 0 && shown.current !== branchId;
    if (branchId !== 0) shown.current = branchId;
    if (isOther && read('person') !== null) change({ person: null }, { replace: true });
  }, [branchId, read, change]);
}
