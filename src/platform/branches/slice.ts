import { useDispatch, useSelector } from 'react-redux';
import type { Action, Dispatch } from 'redux';
import { actionCreator } from '../sagas/actionCreator';

/** Active and shown branch. The branches themselves are server state in the cache. */
export type BranchesState = {
  /** Id that all branch-scoped calls use; 0 is the personal feed of a user without a branch (spec section 3). */
  activeBranchId: number;
  /** The branch shown or edited on the branch page; 0 is none. */
  currentBranchId: number;
  addNewBranchPage: boolean;
  switching: boolean;
  /** The branch that has been chosen while the old one is still active; 0 is none. */
  nextBranchId: number;
  /** The list has been loaded (or is not needed) and the active branch is settled. */
  settled: boolean;
  /** The list could not be loaded. */
  failed: boolean;
  /** Preview of a freshly cropped logo as a data URL. */
  newBranchImage: string | null;
};

export const branchActions = {
  /** The user chose another branch. */
  branchRequested: actionCreator('branches/branchRequested', (branchId: number) => ({ branchId })),
  /** Unsaved work does not keep the person: the old branch goes from the screen. */
  switchAgreed: actionCreator('branches/switchAgreed', (branchId: number) => ({ branchId })),
  /** The person chose otherwise before the switch started. */
  switchCanceled: actionCreator('branches/switchCanceled'),
  switchStarted: actionCreator('branches/switchStarted', (branchId: number) => ({ branchId })),
  switchEnded: actionCreator('branches/switchEnded'),
  /** The list must be reloaded and the active branch chosen from it. */
  branchesRequested: actionCreator('branches/branchesRequested'),
  branchesSettled: actionCreator('branches/branchesSettled', (activeBranchId: number) => ({ activeBranchId })),
  branchesFailed: actionCreator('branches/branchesFailed'),
  branchDeleted: actionCreator('branches/branchDeleted'),
  branchViewed: actionCreator('branches/branchViewed', (branchId: number) => ({ branchId })),
  addBranchPageSet: actionCreator('branches/addBranchPageSet', (open: boolean) => ({ open })),
  branchImageChosen: actionCreator('branches/branchImageChosen', (image: string | null) => ({ image })),
  reset: actionCreator('branches/reset'),
};

export type BranchAction = ReturnType<(typeof branchActions)[keyof typeof branchActions]>;
export type BranchActionOf<Type extends BranchAction['type']> = Extract<BranchAction, { type: Type }>;

export type WithBranches = { branches: BranchesState };

/** Selects from the branch state. */
export function useBranchState<Value>(select: (branches: BranchesState) => Value): Value {
  return useSelector((state: WithBranches) => select(state.branches));
}

export const useBranchDispatch = useDispatch.withTypes<Dispatch<BranchAction>>();

const initial: BranchesState = {
  activeBranchId: 0,
  currentBranchId: 0,
  addNewBranchPage: false,
  switching: false,
  nextBranchId: 0,
  settled: false,
  failed: false,
  newBranchImage: null,
};

export function branchesReducer(state: BranchesState = initial, action: Action): BranchesState {
  return isBranchAction(action) ? reduce(state, action) : state;
}

function reduce(state: BranchesState, action: BranchAction): BranchesState {
  if (action.type === 'branches/reset') return initial;
  const change = getChange(state, action);
  // A list that was loaded again without changes must not render every screen of the branch again.
  return hasAll(state, change) ? state : { ...state, ...change };
}

function hasAll(state: BranchesState, change: Partial<BranchesState>): boolean {
  const values: Record<string, unknown> = state;
  return Object.entries(change).every(([name, value]) => Object.is(values[name], value));
}

function getChange(state: BranchesState, action: BranchAction): Partial<BranchesState> {
  switch (action.type) {
    case 'branches/switchAgreed':
      return { nextBranchId: action.branchId };
    case 'branches/switchCanceled':
      return { nextBranchId: 0 };
    case 'branches/switchStarted':
      return { activeBranchId: action.branchId, switching: true, nextBranchId: 0 };
    case 'branches/switchEnded':
      return { switching: false };
    case 'branches/branchesSettled':
      return { activeBranchId: action.activeBranchId, settled: true, failed: false };
    case 'branches/branchesRequested':
      return { failed: false };
    case 'branches/branchesFailed':
      return { failed: !state.settled };
    case 'branches/branchDeleted':
      return { activeBranchId: 0, nextBranchId: 0, currentBranchId: 0, settled: false };
    default:
      return getPageChange(action);
  }
}

/** State of the branch page. */
function getPageChange(action: BranchAction): Partial<BranchesState> {
  switch (action.type) {
    case 'branches/branchViewed':
      return { currentBranchId: action.branchId };
    case 'branches/addBranchPageSet':
      return { addNewBranchPage: action.open };
    case 'branches/branchImageChosen':
      return { newBranchImage: action.image };
    default:
      return {};
  }
}

function isBranchAction(action: Action): action is BranchAction {
  return action.type.startsWith('branches/');
}
