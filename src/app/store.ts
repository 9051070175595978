import { applyMiddleware, combineReducers, legacy_createStore } from 'redux';
import createSagaMiddleware from 'redux-saga';
import { branchesReducer } from '#platform/branches/slice';
import { providerReducer } from '#platform/provider/slice';
import { connectionReducer } from '#platform/realtime/slice';
import { sessionReducer } from '#platform/session/slice';

/** Redux holds coordination only: who is signed in, which branch is active, the state of the connection, what the provider lacks. */
export function createAppStore() {
  const sagas = createSagaMiddleware();
  const reducer = combineReducers({
    session: sessionReducer,
    branches: branchesReducer,
    connection: connectionReducer,
    provider: providerReducer,
  });
  return { store: legacy_createStore(reducer, applyMiddleware(sagas)), runSaga: sagas.run };
}

export type AppStore = ReturnType<typeof createAppStore>['store'];
