import { applyMiddleware, combineReducers, legacy_createStore } from 'redux';
import createSagaMiddleware from 'redux-saga';
import { branchesReducer } from '#platform/branches/slice';
import { connectionReducer } from '#platform/realtime/slice';
import { sessionReducer } from '#platform/session/slice';

/** Redux holds coordination only: who is signed in, which branch is active, the state of the connection. */
export function createAppStore() {
  const sagas = createSagaMiddleware();
  const reducer = combineReducers({
    session: sessionReducer,
    branches: branchesReducer,
    connection: connectionReducer,
  });
  return { store: legacy_createStore(reducer, applyMiddleware(sagas)), runSaga: sagas.run };
}

export type AppStore = ReturnType<typeof createAppStore>['store'];
