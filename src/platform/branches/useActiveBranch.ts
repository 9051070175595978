import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useGetBranch, useGetBranches } from '#generated/endpoints/branches/branches';
import { getDeviceZone } from '../lib/time/zonedTimes';
import type { WithSession } from '../session/useSession';
import { branchActions, useBranchDispatch, useBranchState } from './slice';

/** All branches the signed-in user can see; never requested for helpers (spec section 6). */
export function useBranches() {
  const isNeeded = useSelector(({ session }: WithSession) => session.phase === 'signedIn' && !session.user?.helper);
  return useGetBranches({ query: { enabled: isNeeded } });
}

/** The active branch's details; none while the id is 0. */
export function useActiveBranch() {
  const id = useBranchState((branches) => branches.activeBranchId);
  return useGetBranch(id, { query: { enabled: id !== 0 } });
}

/** The branch that changes of an order are about: the active one where the provider does not say (spec section 4). */
export function useOrderBranchId({ branch_id }: { branch_id: number | null }): number {
  const activeId = useBranchState(({ activeBranchId }) => activeBranchId);
  return branch_id ?? activeId;
}

/** The active branch as the list of branches names it, which is there before its details are. */
export function useListedBranch() {
  const activeId = useBranchState((branches) => branches.activeBranchId);
  return useGetBranches({
    query: { enabled: false, select: (branches) => branches.find(({ id }) => id === activeId) },
  }).data;
}

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

/**
 * Makes the branch of an entity the active one, because a link can lead to an entity of another of the user's branches.
 * False until then. Remount what shows the entity with `key={useBranchKey()}`, because a switch drops its answers.
 */
export function useEntityBranch(branchId: number | undefined): boolean {
  const { activeBranchId, settled } = useBranchState((branches) => branches);
  const dispatch = useBranchDispatch();
  const isOwn = useBranches().data?.some(({ id }) => id === branchId) === true;
  const isElsewhere = settled && isOwn && branchId !== undefined && branchId !== activeBranchId;
  useEffect(() => {
    if (isElsewhere) dispatch(branchActions.switchStarted(branchId));
  }, [isElsewhere, branchId, dispatch]);
  return !isElsewhere;
}

/**
 * A key for what shows an entity by its id: it changes when the active branch is switched, because a switch drops all
 * answers, and not when the first branch is settled.
 */
export function useBranchKey(): number {
  const { activeBranchId, settled } = useBranchState((branches) => branches);
  const [first, setFirst] = useState(settled ? activeBranchId : undefined);
  if (first === undefined && settled) setFirst(activeBranchId);
  return first === undefined || activeBranchId === first ? 0 : activeBranchId;
}
