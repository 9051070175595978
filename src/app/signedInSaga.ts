import { branchesSaga, type BranchServices } from '../platform/branches/branchesSaga';
import { branchActions } from '../platform/branches/slice';
import { createWaitingChanges } from '../platform/offline/waitingChanges';
import { waitingSaga } from '../platform/offline/waitingSaga';
import type { WaitingStore } from '../platform/offline/waitingStore';
import { realtimeSaga, type RealtimeServices } from '../platform/realtime/realtimeSaga';
import { call, fork, put } from '../platform/sagas/effects';
import type { ServerEvent } from '../platform/realtime/events';
import { react } from './reactions';
import { defineWaitingChanges } from './waitingChanges';

export type SignedInServices = BranchServices &
  Omit<RealtimeServices, 'react'> & {
    waiting: WaitingStore;
    dispatch: (action: { type: string }) => void;
    getActiveBranchId: () => number;
  };

/** Runs from the first sign-in on. */
export function* signedInSaga(services: SignedInServices) {
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
  yield* call(realtimeSaga, {
    ...services,
    react: (event: ServerEvent) => react(event, services, services.getActiveBranchId()),
  });
}
