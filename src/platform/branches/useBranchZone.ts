import { useGetBranch } from '#generated/endpoints/branches/branches';
import { getDeviceZone } from '../lib/time/zonedTimes';
import { useBranchState, useListedBranch } from './useActiveBranch';

/**
 * The time zone of the active branch; of the device while it is unknown. The list of branches names it before the details
 * of the branch are there, so that no row is rendered twice.
 */
export function useBranchZone(): string {
  const activeId = useBranchState(({ activeBranchId }) => activeBranchId);
  const listed = useListedBranch()?.timezone;
  const { data: detailed } = useGetBranch(activeId, {
    query: { enabled: activeId !== 0, select: ({ timezone }) => (listed ? undefined : timezone) },
  });
  // A provider may leave it out.
  return listed || detailed || getDeviceZone();
}
