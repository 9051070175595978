import type { QueryClient } from '@tanstack/react-query';
import type { BranchSummary } from '#generated/model';
import { dropBranchQueries, dropLostBranches } from '../cache/scope';
import { untilPainted } from '../lib/pause';
import { branchChannel } from '../realtime/channels';
import type { RealtimeHub } from '../realtime/connection/hub';
import { call, put, race, select, take, takeLatest } from '../sagas/effects';
import { type ActionOf, sessionActions } from '../session/slice';
import type { ProfileStorage } from '../session/storage/profileStorage';
import type { WithSession } from '../session/useSession';
import { branchesQuery, branchQuery } from './branchQueries';
import { type BranchActionOf, branchActions, type WithBranches } from './slice';

/** The services of the branch sagas, provided by the app's start. */
export type BranchServices = {
  storage: ProfileStorage;
  queryClient: QueryClient;
  persisted: { whenRestored: () => Promise<void> };
  hub: RealtimeHub;
  /** Resolves when the screen has read what it shows. */
  whenQueriesIdle: () => Promise<void>;
  /** Asks about unsaved work. */
  canLeave: () => Promise<boolean>;
  /** Goes from a page of one branch's entity to its list; does nothing elsewhere. */
  leaveEntityPage: () => void;
};

const { signedIn, signedOut } = sessionActions;
const { branchDeleted, branchesRequested, branchesSettled, branchRequested, switchAgreed, switchStarted } =
  branchActions;

/** Coordinates loading, choosing and switching branches (spec section 4, Branches). */
export function* branchesSaga(services: BranchServices) {
  yield* takeLatest([signedIn, branchesRequested, signedOut], loadBranches, services);
  yield* takeLatest(branchDeleted, forgetBranch, services);
  yield* takeLatest(branchRequested, askThenSwitch, services);
  yield* takeLatest([switchStarted, branchesSettled, signedOut], openBranch, services);
}

const selectUser = (state: WithSession) => state.session.user;
const selectBranches = (state: WithBranches) => state.branches;

type Loading = ActionOf<'session/signedIn' | 'session/signedOut'> | BranchActionOf<'branches/branchesRequested'>;

/**
 * The stored branch stays active if it is in the list, else the first one; helpers have none (spec section 4). A list
 * that was restored from the device is used first if it has the stored branch, then the fresh one.
 */
function* loadBranches(services: BranchServices, action: Loading) {
  if (action.type !== branchesRequested.type) yield* put(branchActions.reset());
  const user = yield* select(selectUser);
  if (user === null) return;
  if (user.helper) return void (yield* put(branchesSettled(0)));
  try {
    const { queryClient, storage, persisted } = services;
    const restored = queryClient.getQueryData(branchesQuery().queryKey);
    const { settled } = yield* select(selectBranches);
    if (!settled && restored?.some(({ id }) => id === storage.branchId()))
      yield* call(settleBranch, services, restored);
    // The start of the app has just read the list for the first page.
    const query = settled ? { ...branchesQuery(), staleTime: 0 } : branchesQuery();
    const branches = yield* call(() => queryClient.fetchQuery(query));
    const ids = branches.map(({ id }) => id);
    dropLostBranches(queryClient, ids);
    yield* call(settleBranch, services, branches);
    // A slow device puts the data of the last visit into the cache after the list has arrived.
    yield* call(persisted.whenRestored);
    dropLostBranches(queryClient, ids);
  } catch {
    yield* put(branchActions.branchesFailed());
  }
}

function* settleBranch({ storage, queryClient }: BranchServices, branches: readonly BranchSummary[]) {
  const ids = branches.map((branch) => branch.id);
  const stored = storage.branchId();
  const active = ids.includes(stored) ? stored : (ids[0] ?? 0);
  const before = yield* select(selectBranches);
  if (before.settled && before.activeBranchId === active) return;
  // The first reads of the start are for the stored branch.
  const hasOldAnswers = before.settled || (stored !== 0 && stored !== active);
  if (hasOldAnswers) dropBranchQueries(queryClient);
  yield* put(branchesSettled(active));
}

function* forgetBranch({ storage, queryClient }: BranchServices) {
  storage.removeBranchId();
  dropBranchQueries(queryClient);
  yield* call(() => queryClient.invalidateQueries({ ...branchesQuery(), refetchType: 'none' }));
  yield* put(branchesRequested());
}

function* askThenSwitch(services: BranchServices, { branchId }: BranchActionOf<'branches/branchRequested'>) {
  const { activeBranchId } = yield* select(selectBranches);
  if (branchId === activeBranchId) return;
  const { agreed } = yield* race({ agreed: call(services.canLeave), signedOut: take(signedOut) });
  if (agreed !== true) return;
  services.leaveEntityPage();
  yield* put(switchAgreed(branchId));
  let isStarted = false;
  try {
    // Replacing the page is slow, and the old branch’s pages must unmount before their data is dropped.
    const outcome = yield* race({ painted: call(untilPainted), signedOut: take(signedOut) });
    isStarted = outcome.signedOut === undefined;
  } finally {
    if (!isStarted) yield* put(branchActions.switchCanceled());
  }
  if (isStarted) yield* put(switchStarted(branchId));
}

type Opening = BranchActionOf<'branches/switchStarted' | 'branches/branchesSettled'> | ActionOf<'session/signedOut'>;

/**
 * Runs while its branch is active: the next switch cancels it, and cancellation leaves the channel. Leaving the old
 * branch and entering the new one is one synchronous step, so no answer of the old branch arrives in between.
 */
function* openBranch({ storage, queryClient, hub, whenQueriesIdle }: BranchServices, action: Opening) {
  if (action.type === signedOut.type) return;
  const id = action.type === switchStarted.type ? action.branchId : action.activeBranchId;
  if (id === 0) return;
  storage.saveBranchId(id);
  if (action.type === switchStarted.type) dropBranchQueries(queryClient);
  const leave = hub.follow(branchChannel(id));
  try {
    if (action.type !== switchStarted.type) yield* call(whenQueriesIdle);
    yield* call(() => queryClient.prefetchQuery(branchQuery(id)));
    yield* put(branchActions.switchEnded());
    yield* take(signedOut);
  } finally {
    leave();
  }
}
