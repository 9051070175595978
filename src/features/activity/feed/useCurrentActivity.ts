import { useBranchState } from '#platform/branches/useActiveBranch';
import { useQueryParam } from '#platform/routing/useQuery';
import { useKind } from './useKind';
import { useLoadedActivity } from '../api';

/** The activity being looked at; its id is in the address bar, so Back closes it. */
export function useCurrentActivity() {
  const branchId = useBranchState((branches) => branches.activeBranchId);
  const [id, choose] = useQueryParam('activity');
  const [kind] = useKind();
  return { activity: useLoadedActivity(branchId, kind, id), choose };
}

/** Title of the current activity, for the header of small screens. */
export function useCurrentActivityTitle(): string | undefined {
  return useCurrentActivity().activity?.title;
}
