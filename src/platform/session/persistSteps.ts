import { sessionActions, type SessionAction } from './slice';
import { pickSteps } from './steps';
import type { ProfileStorage } from './storage/profileStorage';
import type { WithSession } from './useSession';

type Store = {
  getState: () => WithSession;
  dispatch: (action: SessionAction) => void;
  subscribe: (listener: () => void) => () => void;
};

/**
 * Keeps the steps of sign-up and password reset across reloads. They are in session storage: two tabs can sign up two
 * people, and the temporary token is gone when the tab closes. Not a saga, because a page may leave for Google or Apple
 * right after a step.
 */
export function persistSteps({ getState, dispatch, subscribe }: Store, storage: ProfileStorage): void {
  dispatch(sessionActions.stepsChanged(storage.steps()));
  let persisted = getState().session;
  subscribe(() => {
    const { session } = getState();
    if (session === persisted) return;
    persisted = session;
    storage.saveSteps(pickSteps(session));
  });
}
