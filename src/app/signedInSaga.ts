import { branchActions } from '../platform/branches/slice';
import type { BranchServices } from '../platform/branches/branchesSaga';
import type { WaitingStore } from '../platform/offline/waitingStore';
import { backOff } from '../platform/realtime/connection/backOff';
import type { RealtimeServices } from '../platform/realtime/realtimeSaga';
import { call, delay, fork, put, race, type SagaGenerator, take } from '../platform/sagas/effects';
import { sessionActions } from '../platform/session/slice';
import type * as signedInParts from './signedInParts';

type Parts = typeof signedInParts;

/** Starts when the first person signs in: code that only they need is loaded then, not with the login. */
export function* signedInSaga(
  load: () => Promise<Parts>,
  branches: BranchServices,
  waiting: WaitingStore,
  realtime: RealtimeServices,
) {
  yield* take(sessionActions.signedIn);
  const parts = yield* call(loadParts, load);
  yield* fork(parts.branchesSaga, branches);
  yield* put(branchActions.branchesRequested());
  yield* fork(connectWhenQuiet, parts, branches, realtime);
  const changes = parts.createWaitingChanges(branches.queryClient, waiting);
  parts.defineWaitingChanges(changes);
  yield* fork(parts.waitingSaga, changes);
}

/** The first rows come before the connection, whose code and sign-in would take bandwidth from them. */
function* connectWhenQuiet(parts: Parts, branches: BranchServices, realtime: RealtimeServices) {
  yield* call(branches.whenQuiet);
  yield* call(parts.realtimeSaga, realtime);
}

function* loadParts(load: () => Promise<Parts>): SagaGenerator<Parts> {
  for (let failures = 0; ; failures += 1) {
    try {
      return yield* call(load);
    } catch {
      yield* put(branchActions.branchesFailed());
      yield* race({ asked: take(branchActions.branchesRequested), waited: delay(backOff(failures)) });
    }
  }
}
