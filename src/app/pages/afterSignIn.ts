import { call, put, take } from '#platform/sagas/effects';
import { sessionActions } from '#platform/session/slice';
import type { SignedInServices } from '../signedInSaga';

/** Loads the sagas that only a signed-in person needs. */
const loadSignedInSaga = () => import('../signedInSaga');

/** Loads and runs the sagas that only a signed-in person needs. A failure offers to try again. */
export function* afterSignIn(services: SignedInServices, load = loadSignedInSaga) {
  while (true) {
    yield* take(sessionActions.signedIn);
    const code = yield* call(() => load().catch(() => undefined));
    if (code) return yield* call(code.signedInSaga, services);
    yield* put(sessionActions.unreachable());
  }
}
