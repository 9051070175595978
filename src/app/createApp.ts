import type { Settings } from '../platform/config/settings';
import { branchActions } from '../platform/branches/slice';
import { connectHttp } from '../platform/http/http';
import { untilPainted } from '../platform/lib/paint';
import { getReturnPath } from '../platform/routing/guards/guard';
import { createLeaveGuard } from '../platform/routing/guards/leaveGuard';
import { paths } from '../platform/routing/paths';
import { untilPageShown } from '../platform/routing/address';
import { matchPath } from '../platform/routing/routeTable';
import { keepSteps } from '../platform/session/keepSteps';
import { isSessionKnown } from '../platform/session/knownSession';
import { sessionActions } from '../platform/session/slice';
import { createLeaveQuestion } from './leave/leaveQuestion';
import { routes } from './routes';
import type * as sagas from './sagas';
import { createServices, type Surroundings } from './services';
import { createAppStore } from './store';

/** Creates the app without its UI: store and cache, connected to the platform. Its sagas run when they are loaded. */
export function createApp(settings: Settings, storagePrefix: string, surroundings?: Surroundings) {
  const services = createServices(settings, storagePrefix, surroundings);
  const { store, connectSagas } = createAppStore();
  const leaveQuestion = createLeaveQuestion();
  const leaveGuard = createLeaveGuard(() => leaveQuestion.ask('page'));
  const { navigation, queryClient, drafts, preferences, hub } = services;
  connectHttp({
    apiUrl: settings.apiUrl,
    getToken: () => store.getState().session.token,
    onUnauthorized: (usedToken) => store.dispatch(sessionActions.unauthorized(usedToken)),
    onReachable: hub.wake,
  });
  const leaveEntityPage = () => {
    const match = matchPath(navigation.path());
    const list = match && routes[match.name].branchEntity;
    if (list) navigation.go(paths[list]);
  };
  const untilShown = async () => {
    await Promise.all([untilPageShown(), untilPainted()]);
  };
  const mayLogOut = async (hasUnsent: boolean) =>
    !(hasUnsent || leaveGuard.hasUnsavedWork()) || leaveQuestion.ask('session');
  // When the session has ended, no one is left to answer an open question.
  store.subscribe(() => {
    if (leaveQuestion.subject() && store.getState().session.token === null) leaveQuestion.answer(false);
  });
  keepSteps(store, services.storage);
  store.dispatch(isSessionKnown(services) ? sessionActions.started() : sessionActions.noUserFound());
  /** Until the sagas run, actions wait for them. Returns how to stop them. */
  const runSagas = ({ runSagas: run }: Pick<typeof sagas, 'runSagas'>) =>
    run(store, connectSagas, {
      ...services,
      mayLogOut,
      returnPath: (visitor) => getReturnPath(navigation.search(), visitor),
      mayLeave: leaveGuard.mayLeave,
      leaveEntityPage,
      untilShown,
      refreshRights: () => store.dispatch(branchActions.branchesRequested()),
    });
  const { waiting, kept, whenQueriesIdle } = services;
  return {
    store,
    queryClient,
    kept,
    whenQueriesIdle,
    drafts,
    waiting,
    preferences,
    hub,
    leaveGuard,
    leaveQuestion,
    runSagas,
  };
}

export type RunningApp = ReturnType<typeof createApp>;
