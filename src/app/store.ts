import { applyMiddleware, combineReducers, legacy_createStore } from 'redux';
import { branchesReducer } from '../platform/branches/slice';
import { connectionReducer } from '../platform/realtime/slice';
import { createActionRelay } from '../platform/sagas/actionRelay';
import { sessionReducer } from '../platform/session/slice';

/** Redux holds coordination only: who is signed in, which branch is active, the state of the connection. */
export function createAppStore() {
  const { middleware, connect } = createActionRelay();
  const reducer = combineReducers({
    session: sessionReducer,
    branches: branchesReducer,
    connection: connectionReducer,
  });
  return { store: legacy_createStore(reducer, applyMiddleware(middleware)), connectSagas: connect };
}

export type AppStore = ReturnType<typeof createAppStore>['store'];
