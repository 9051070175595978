import { applyMiddleware, combineReducers, legacy_createStore } from 'redux';
import createSagaMiddleware from 'redux-saga';
import { branchActions, branchesReducer } from '#platform/branches/slice';
import { createQueryClient, refreshActive, whenQueriesIdle } from '#platform/cache/queryClient';
import type { Settings } from '#platform/config/settings';
import { createDrafts } from '#platform/drafts/drafts';
import { openDraftTab } from '#platform/drafts/draftTab';
import type { ApiError } from '#platform/http/ApiError';
import { createHttpClient } from '#platform/http/client';
import { isUnauthorized } from '#platform/http/failures';
import { connectHttp, http } from '#platform/http/http';
import { setLanguage } from '#platform/language/current';
import { openStorage } from '#platform/lib/device/deviceStorage';
import { openOfflineStore } from '#platform/offline/offlineStore';
import { createPersistedQueries } from '#platform/offline/persistedQueries';
import { sendUndoables, settleBefore } from '#platform/offline/undoables';
import { createPreferences } from '#platform/preferences/preferences';
import { providerActions, providerReducer, persistMissing } from '#platform/provider/slice';
import type { Signatures } from '#platform/realtime/connection/echo';
import { createRealtimeHub } from '#platform/realtime/connection/hub';
import { createResync } from '#platform/realtime/resync';
import { connectionReducer } from '#platform/realtime/slice';
import { getReturnPath, matchPath, type Visitor } from '#platform/routing/guards/guard';
import { createLeaveGuard } from '#platform/routing/guards/leaveGuard';
import { createNavigation, type Navigation } from '#platform/routing/navigation';
import { paths } from '#platform/routing/paths';
import { call, put, take } from '#platform/sagas/effects';
import { persistSteps } from '#platform/session/persistSteps';
import { sessionSaga, type UnsentWork } from '#platform/session/sessionSaga';
import { sessionActions, sessionReducer } from '#platform/session/slice';
import { getStoredSession, storedKeys, createProfileStorage } from '#platform/session/storage/profileStorage';
import { showToast } from '#platform/ui/messages/toasts';
import { routes } from './pages/routes';
import { createLeaveQuestion } from './shell/leave/LeaveDialog';
import type { SignedInServices } from './signedInSaga';
import { appTexts } from './texts';

/** Creates the app without its UI: store, cache and HTTP client, coordinated by the sagas. `startSession` runs it. */
export function createApp(settings: Settings, storagePrefix: string, overrides?: AppOverrides) {
  const services = createServices(settings, storagePrefix, overrides);
  const { store, runSaga } = createAppStore();
  const leaveQuestion = createLeaveQuestion();
  const leaveGuard = createLeaveGuard(() => leaveQuestion.ask('page'));
  const { navigation, queryClient, storage, drafts, preferences, hub, waiting } = services;
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
    whenQueriesIdle: services.whenQueriesIdle,
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

/** Loads and runs the sagas that only a signed-in person needs. A failure offers to try again. */
function* afterSignIn(services: SignedInServices) {
  while (true) {
    yield* take(sessionActions.signedIn);
    const code = yield* call(() => import('./signedInSaga').catch(() => undefined));
    if (code) return yield* call(code.signedInSaga, services);
    yield* put(sessionActions.unreachable());
  }
}

/**
 * Redux holds coordination only: who is signed in, which branch is active, the state of the connection, what the
 * provider lacks.
 */
function createAppStore() {
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

/** Parts that tests replace. */
type AppOverrides = {
  navigation?: Navigation;
  /** Milliseconds before the first retry of a failed query. */
  retryDelayMs?: number;
};

/** Everything the sagas use, created once per app. */
function createServices(settings: Settings, storagePrefix: string, overrides: AppOverrides = {}) {
  const { navigation = createNavigation(settings.routerBase), retryDelayMs } = overrides;
  const queryClient = createQueryClient(report, { retryDelay: retryDelayMs });
  const resync = createResync(() => refreshActive(queryClient));
  const warnStorageUnavailable = once(() =>
    showToast({ message: appTexts.nothingKept, intent: 'warning', outlivesPage: true }),
  );
  const local = openStorage('localStorage', warnStorageUnavailable);
  const session = openStorage('sessionStorage', warnStorageUnavailable);
  const hub = createRealtimeHub(settings.realtime, signatures(settings));
  return {
    queryClient,
    persisted: createPersistedQueries(queryClient, storagePrefix),
    waiting: openOfflineStore(storagePrefix, {
      onNotStored: (text) =>
        showToast({
          message: appTexts.notStored(text),
          intent: 'warning',
          outlivesPage: true,
          about: `stored ${text}`,
        }),
    }),
    resync,
    hub,
    whenQueriesIdle: () => whenQueriesIdle(queryClient),
    storage: createProfileStorage(storagePrefix, local, session),
    preferences: createPreferences(storagePrefix, local),
    persistMissing: (store: AppStore) =>
      persistMissing(store, local, storagePrefix + storedKeys.missingFeatures, settings.apiUrl),
    drafts: createDrafts(storagePrefix, {
      tab: openDraftTab(session, storagePrefix + storedKeys.draftTab),
      onRefused: warnStorageUnavailable,
    }),
    navigation,
    setLanguage,
    // Sagas report on the session, whichever page is shown.
    notify: (message: string, intent: 'success' | 'danger') => showToast({ message, intent, outlivesPage: true }),
  };
}

/** Shows a failed call as a toast, in the provider's words. The session reports a refused token. */
function report(error: ApiError): void {
  if (!isUnauthorized(error)) showToast({ message: error.message, intent: 'danger' });
}

function once(action: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) action();
    isDone = true;
  };
}

/** A signature that takes longer is requested again. */
const signatureTimeoutMs = 10_000;

function signatures({ realtime }: Settings): Signatures {
  const ask = <Answer>(url: string, fields: Record<string, string>) =>
    http<Answer>({ url, method: 'POST', data: new URLSearchParams(fields), timeout: signatureTimeoutMs });
  return {
    channel: (socket_id, channel_name) => ask(realtime.authPath, { socket_id, channel_name }),
    user: (socket_id) => ask(realtime.userAuthPath, { socket_id }),
  };
}
