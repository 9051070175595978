import { branchActions } from '#platform/branches/slice';
import type { Settings } from '#platform/config/settings';
import { createHttpClient } from '#platform/http/client';
import { connectHttp } from '#platform/http/http';
import { sendUndoables, settleBefore } from '#platform/offline/undoables';
import { providerActions } from '#platform/provider/slice';
import { getReturnPath, matchPath, type Visitor } from '#platform/routing/guards/guard';
import { createLeaveGuard } from '#platform/routing/guards/leaveGuard';
import { paths } from '#platform/routing/paths';
import { persistSteps } from '#platform/session/persistSteps';
import { sessionSaga } from '#platform/session/sessionSaga';
import { sessionActions } from '#platform/session/slice';
import { getStoredSession } from '#platform/session/storage/profileStorage';
import type { UnsentWork } from '#platform/session/unsentWork';
import { afterSignIn } from './pages/afterSignIn';
import { createLeaveQuestion } from './shell/leave/leaveQuestion';
import { routes } from './pages/routes';
import { type AppOverrides, createServices } from './services';
import { type AppStore, createAppStore } from './store';

/** Creates the app without its UI: store, cache and HTTP client, coordinated by the sagas. `startSession` runs it. */
export function createApp(settings: Settings, storagePrefix: string, overrides?: AppOverrides) {
  const services = createServices(settings, storagePrefix, overrides);
  const { store, runSaga } = createAppStore();
  const leaveQuestion = createLeaveQuestion();
  const leaveGuard = createLeaveGuard(() => leaveQuestion.ask('page'));
  const { navigation, queryClient, storage, drafts, preferences, hub, waiting, whenQueriesIdle } = services;
  const { reachability } = connectClient(settings, store, hub.wake);
  const leaveEntityPage = () => {
    const match = matchPath(navigation.path());
    const list = match && routes[match.name].branchEntity;
    if (list) navigation.go(paths[list]);
  };
  const dispatch = (action: { type: string }) => void store.dispatch(action);
  const sagaServices = {
    ...services,
    sendUndoables,
    canLogOut: async ({ hasDrafts, changes }: UnsentWork) =>
      !(hasDrafts || changes.length > 0 || leaveGuard.hasUnsavedWork()) || leaveQuestion.ask('session', changes),
    canSwap: () => leaveQuestion.ask('swap'),
    returnPath: (visitor: Visitor) => getReturnPath(navigation.search(), visitor),
    canLeave: leaveGuard.canLeave,
    leaveEntityPage,
    dispatch,
    getActiveBranchId: () => store.getState().branches.activeBranchId,
    refreshRights: () => dispatch(branchActions.branchesRequested()),
  };
  // When the session has ended, no one is left to answer an open question.
  store.subscribe(() => {
    const subject = leaveQuestion.subject();
    if (subject && subject !== 'swap' && store.getState().session.token === null) leaveQuestion.answer(false);
  });
  persistSteps(store, storage);
  services.persistMissing(store);
  const tasks = [runSaga(sessionSaga, sagaServices), runSaga(afterSignIn, sagaServices)];
  const stop = () => tasks.forEach((task) => task.cancel());
  return {
    store,
    queryClient,
    storage,
    reachability,
    /** Puts the data of the last visit into the cache. Call it before `startSession`. */
    restoreQueries: () => services.persisted.restore(getStoredSession(services)),
    startSession: () => dispatch(sessionActions.started()),
    whenQueriesIdle,
    drafts,
    waiting,
    preferences,
    hub,
    leaveGuard,
    leaveQuestion,
    /** Ends the sagas, for tests. */
    stop,
  };
}

function connectClient({ apiUrl }: Settings, { getState, dispatch }: AppStore, onReachable: () => void) {
  const client = createHttpClient({
    apiUrl,
    getToken: () => getState().session.token,
    onUnauthorized: (usedToken) => dispatch(sessionActions.unauthorized(usedToken)),
    onReachable,
    onMissingCall: async (operation, isRead) => {
      const { isActionCall, isOptionalCall, listFeatures } = await import('#domain/providerFeatures');
      const { featuresMissed, actionsMissed } = providerActions;
      dispatch((isActionCall(operation, isRead) ? actionsMissed : featuresMissed)(listFeatures(operation)));
      return isOptionalCall(operation);
    },
  });
  connectHttp(client, settleBefore);
  return client;
}

export type RunningApp = ReturnType<typeof createApp>;
