import { useBranchState } from '../../../platform/branches/useActiveBranch';
import { useQueryParam } from '../../../platform/routing/useQuery';
import { useLoadedActivity } from '../api';

/** The open activity. Its id is in the address bar, so Back closes it. */
export function useCurrentActivity() {
  const branchId = useBranchState((branches) => branches.activeBranchId);
  const [id, choose] = useQueryParam('activity');
  return { activity: useLoadedActivity(branchId, id), choose };
}

/** Title of the current activity, for the header of small screens. */
export function useCurrentActivityTitle(): string | undefined {
  return useCurrentActivity().activity?.title;
}
