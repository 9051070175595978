import { put, select, takeEvery } from '../sagas/effects';
import type { ProfileStorage } from './profileStorage';
import { sessionActions } from './slice';
import { stepsOf } from './steps';
import type { WithSession } from './useSession';

/**
 * Lets the steps of sign-up and reset survive a reload: they are read at the start and written after each change. They
 * are kept in the tab's session storage: two tabs may sign up two people, and what they prove ends with the tab.
 */
export function* keepSteps({ storage }: { storage: ProfileStorage }) {
  yield* put(sessionActions.stepsChanged(storage.steps()));
  yield* takeEvery([sessionActions.stepsChanged, sessionActions.signedIn], saveSteps, storage);
}

function* saveSteps(storage: ProfileStorage) {
  storage.saveSteps(stepsOf(yield* select((state: WithSession) => state.session)));
}
