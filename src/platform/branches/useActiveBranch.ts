import { useDispatch, useSelector } from 'react-redux';
import type { Dispatch } from 'redux';
import { useGetBranch, useGetBranches } from '#generated/endpoints/branches/branches';
import type { WithSession } from '../session/useSession';
import type { BranchAction, BranchesState } from './slice';

export type WithBranches = { branches: BranchesState };

/** Selects from the branch state. */
export function useBranchState<Value>(select: (branches: BranchesState) => Value): Value {
  return useSelector((state: WithBranches) => select(state.branches));
}

export const useBranchDispatch = useDispatch.withTypes<Dispatch<BranchAction>>();

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
