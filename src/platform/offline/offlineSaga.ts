import { call, select, takeLatest } from '../sagas/effects';
import { sessionActions } from '../session/slice';
import { getDraftOwner } from '../session/user';
import type { WithSession } from '../session/useSession';
import type { OfflineMutations } from './offlineMutations';

/** Sends the offline changes of the signed-in person. Start it when all calls are defined. */
export function* offlineSaga(waiting: OfflineMutations) {
  yield* takeLatest([sessionActions.signedIn, sessionActions.userUpdated, sessionActions.signedOut], follow, waiting);
  yield* call(follow, waiting);
}

function* follow(waiting: OfflineMutations) {
  const owner = getDraftOwner((yield* select((state: WithSession) => state.session)).user);
  if (owner) yield* call(waiting.open, owner);
  else waiting.close();
}
