import { call, select, takeLatest } from '../sagas/effects';
import { sessionActions } from '../session/slice';
import { getDraftOwner } from '../session/user';
import type { WithSession } from '../session/useSession';
import type { WaitingChanges } from './waitingChanges';

/** Sends the waiting changes of whoever is signed in. Start it when all calls are defined. */
export function* waitingSaga(waiting: WaitingChanges) {
  yield* takeLatest([sessionActions.signedIn, sessionActions.userUpdated, sessionActions.signedOut], follow, waiting);
  yield* call(follow, waiting);
}

function* follow(waiting: WaitingChanges) {
  const owner = getDraftOwner((yield* select((state: WithSession) => state.session)).user);
  if (owner) yield* call(waiting.open, owner);
  else waiting.close();
}
