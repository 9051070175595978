import { applyMiddleware, combineReducers, legacy_createStore } from 'redux';
import createSagaMiddleware from 'redux-saga';
import { branchesReducer } from '../platform/branches/slice';
import { connectionReducer } from '../platform/realtime/slice';
import { sessionReducer } from '../platform/session/slice';

/** Redux holds coordination only: who is signed in, which branch is active, and the connection state. */
export function createAppStore() {
  const sagas = createSagaMiddleware();
  const reducer = combineReducers({
    session: sessionReducer,
    branches: branchesReducer,
    connection: connectionReducer,
  });
  const store = legacy_createStore(reducer, applyMiddleware(sagas));
  return { store, runSaga: sagas.run };
}

export type AppStore = ReturnType<typeof createAppStore>['store'];
