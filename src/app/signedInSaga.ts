import { branchesSaga, type BranchServices } from '#platform/branches/branchesSaga';
import { branchActions } from '#platform/branches/slice';
import { createOfflineMutations, type OfflineMutations } from '#platform/offline/offlineMutations';
import { offlineSaga } from '#platform/offline/offlineSaga';
import type { OfflineStore } from '#platform/offline/offlineStore';
import { EventClient } from '#platform/realtime/reactions';
import { realtimeSaga, type RealtimeServices } from '#platform/realtime/realtimeSaga';
import { call, fork, put } from '#platform/sagas/effects';
import { defineAnswers, defineAttendance } from '../features/helper';
import { defineJobChanges } from '../features/jobs/orders/undoableApi';
import { defineRequestChanges } from '../features/team';

export type SignedInServices = BranchServices &
  Omit<RealtimeServices, 'loadReactions'> & {
    waiting: OfflineStore;
    dispatch: (action: { type: string }) => void;
    getActiveBranchId: () => number;
  };

/** Runs from the first sign-in on. */
export function* signedInSaga(services: SignedInServices) {
  yield* fork(branchesSaga, services);
  yield* put(branchActions.branchesRequested());
  yield* fork(connectWhenQueriesIdle, services);
  const changes = createOfflineMutations(services.queryClient, services.waiting);
  defineOfflineMutations(changes);
  yield* fork(offlineSaga, changes);
}

/** The first rows come before the connection, whose code and sign-in would take bandwidth from them. */
function* connectWhenQueriesIdle(services: SignedInServices) {
  yield* call(services.whenQueriesIdle);
  const queryClient = new EventClient(services.queryClient);
  const loadReactions = () =>
    import('./reactions').then(
      ({ createReactions }) => createReactions({ ...services, queryClient }),
      () => undefined,
    );
  yield* call(realtimeSaga, { ...services, loadReactions });
}

/** All changes that may wait: for the network, or because they can be undone. */
function defineOfflineMutations(waiting: OfflineMutations): void {
  defineAttendance(waiting);
  defineAnswers(waiting);
  defineJobChanges(waiting);
  defineRequestChanges(waiting);
}
