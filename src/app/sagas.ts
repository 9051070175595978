import type { Action } from 'redux';
import { runSaga, stdChannel } from 'redux-saga';
import type { ServerEvent } from '../platform/realtime/events';
import { sessionSaga, type SessionServices } from '../platform/session/sessionSaga';
import { react } from './reactions';
import { signedInSaga, type SignedInServices } from './signedInSaga';
import type { AppStore } from './store';

/** Runs all sagas on a store. They are given its actions by `connect`. Returns how to stop them. */
export function runSagas(
  { dispatch, getState }: AppStore,
  connect: (receiver: (action: Action) => void) => void,
  services: SessionServices & Omit<SignedInServices, 'react'>,
): () => void {
  const context = { ...services, dispatch: (action: Action) => void dispatch(action) };
  const signedInServices = {
    ...services,
    react: (event: ServerEvent) => react(event, context, getState().branches.activeBranchId),
  };
  const channel = stdChannel<Action>();
  const environment = { channel, dispatch, getState };
  const tasks = [runSaga(environment, sessionSaga, services), runSaga(environment, signedInSaga, signedInServices)];
  connect(channel.put);
  return () => tasks.forEach((task) => task.cancel());
}
