import { branchesSaga, type BranchServices } from '../platform/branches/branchesSaga';
import { branchActions } from '../platform/branches/slice';
import { createWaitingChanges } from '../platform/offline/waitingChanges';
import { waitingSaga } from '../platform/offline/waitingSaga';
import type { WaitingStore } from '../platform/offline/waitingStore';
import { realtimeSaga, type RealtimeServices } from '../platform/realtime/realtimeSaga';
import { call, fork, put, take } from '../platform/sagas/effects';
import { sessionActions } from '../platform/session/slice';
import { defineWaitingChanges } from './waitingChanges';

export type SignedInServices = BranchServices & RealtimeServices & { waiting: WaitingStore };

/** Starts when the first person signs in. */
export function* signedInSaga(services: SignedInServices) {
  yield* take(sessionActions.signedIn);
  yield* fork(branchesSaga, services);
  yield* put(branchActions.branchesRequested());
  yield* fork(connectWhenQueriesIdle, services);
  const changes = createWaitingChanges(services.queryClient, services.waiting);
  defineWaitingChanges(changes);
  yield* fork(waitingSaga, changes);
}

/** The first rows come before the connection, whose code and sign-in would take bandwidth from them. */
function* connectWhenQueriesIdle(services: SignedInServices) {
  yield* call(services.whenQueriesIdle);
  yield* call(realtimeSaga, services);
}
