import { branchActions } from '../platform/branches/slice';
import type { BranchServices } from '../platform/branches/branchesSaga';
import type { WaitingChanges } from '../platform/offline/waitingChanges';
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
  waiting: WaitingChanges,
  realtime: RealtimeServices,
) {
  yield* take(sessionActions.signedIn);
  const parts = yield* call(loadParts, load);
  yield* fork(parts.branchesSaga, branches);
  yield* put(branchActions.branchesRequested());
  yield* fork(connectWhenQuiet, parts, branches, realtime);
  parts.defineWaitingChanges(waiting);
  yield* fork(parts.waitingSaga, waiting);
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
