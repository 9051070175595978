import { put, select, takeEvery } from '../sagas/effects';
import type { ProfileStorage } from './profileStorage';
import { sessionActions } from './slice';
import { pickSteps } from './steps';
import type { WithSession } from './useSession';

/**
 * Keeps the steps of sign-up and password reset across reloads. They are in session storage: two tabs can sign up two
 * people, and the temporary token is gone when the tab closes.
 */
export function* keepSteps({ storage }: { storage: ProfileStorage }) {
  yield* put(sessionActions.stepsChanged(storage.steps()));
  yield* takeEvery([sessionActions.stepsChanged, sessionActions.signedIn], saveSteps, storage);
}

function* saveSteps(storage: ProfileStorage) {
  storage.saveSteps(pickSteps(yield* select((state: WithSession) => state.session)));
}
