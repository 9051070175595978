import { isActivityKind } from '#domain/activityKinds';
import type { ActivityKind } from '#generated/model';
import { useBranchState } from '#platform/branches/slice';
import { useBranchZone } from '#platform/branches/useActiveBranch';
import { useQueryParam, useQueryParams } from '#platform/routing/useQuery';
import { useNow } from '#platform/ui/clock/useNow';
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

/** The kind of activities that is shown; it is in the address bar. A change closes the open activity. */
export function useKind(): [kind: ActivityKind | null, choose: (kind: ActivityKind | null) => void] {
  const [read, change] = useQueryParams();
  const text = read('kind');
  return [isActivityKind(text) ? text : null, (kind) => change({ kind, activity: null })];
}

/** The branch's time zone, and the current time, updated every minute. */
export function useFeedZone(): { zone: string; now: Date } {
  return { zone: useBranchZone(), now: useNow() };
}
