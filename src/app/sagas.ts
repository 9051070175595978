import type { Action } from 'redux';
import { runSaga, stdChannel } from 'redux-saga';
import { sessionSaga, type SessionServices } from '../platform/session/sessionSaga';
import { signedInSaga, type SignedInServices } from './signedInSaga';
import type { AppStore } from './store';

/** Runs all sagas on a store. They are given its actions by `connect`. Returns how to stop them. */
export function runSagas(
  { dispatch, getState }: AppStore,
  connect: (receiver: (action: Action) => void) => void,
  services: SessionServices & SignedInServices,
): () => void {
  const channel = stdChannel<Action>();
  const environment = { channel, dispatch, getState };
  const tasks = [runSaga(environment, sessionSaga, services), runSaga(environment, signedInSaga, services)];
  connect(channel.put);
  return () => tasks.forEach((task) => task.cancel());
}
