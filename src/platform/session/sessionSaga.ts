import type { QueryClient } from '@tanstack/react-query';
import { eventChannel } from 'redux-saga';
import { getMe, logout } from '#generated/endpoints/auth/auth';
import { runCall } from '../cache/queryClient';
import type { DraftOwner } from '../drafts/draftKey';
import type { Drafts } from '../drafts/drafts';
import { isUnauthorized } from '../http/failures';
import { httpTexts } from '../http/texts';
import type { Language } from '../language/current';
import { providerActions } from '../provider/slice';
import { getLandingPath, type Visitor } from '../routing/guards/guard';
import { paths } from '../routing/paths';
import { call, delay, fork, put, race, select, takeEvery, takeLatest, takeLeading, takeFrom } from '../sagas/effects';
import { followLink, type LinkServices, resolveToken } from './followLink';
import { type ActionOf, sessionActions } from './slice';
import type { ProfileStorage } from './storage/profileStorage';
import { sessionTexts } from './texts';
import { getDraftOwner, getIdentity, getVisitor, isSamePerson, type SessionUser } from './user';
import type { WithSession } from './useSession';

/** The services of the session's sagas, provided by the app's start. */
export type SessionServices = LanguageServices &
  LinkServices & {
    /** The return path of the login's query, if it is a page of the app that the person may open. */
    returnPath: (visitor: Visitor) => string | undefined;
    drafts: Drafts;
    /** Answers on this device that stay readable without a network. */
    persisted: {
      restore: (session: { user: SessionUser | null; token: string | null }) => Promise<void>;
      forget: () => Promise<void>;
    };
    waiting: UnsentChanges;
    /** Sends the actions that can still be undone. */
    sendUndoables: () => Promise<void>;
    /** Resolves when the screen has read what it shows. */
    whenQueriesIdle: () => Promise<void>;
    /** Resolves false when the person stays because of unsaved work, drafts or waiting changes. */
    canLogOut: (unsent: UnsentWork) => Promise<boolean>;
  };

/** Coordinates starting, signing in, signing out and the manager's two views (spec section 4, Session). */
export function* sessionSaga(services: SessionServices) {
  yield* takeLatest(sessionActions.started, startSession, services);
  yield* takeEvery(sessionActions.signedIn, enter, services);
  yield* takeLatest(sessionActions.linkOpened, followLink, services);
  yield* takeEvery(sessionActions.userUpdated, saveUser, services);
  yield* takeLeading(sessionActions.signOutRequested, signOut, services);
  yield* takeEvery(sessionActions.unauthorized, handleUnauthorized, services);
  yield* takeLeading(sessionActions.accountDeleted, handleAccountDeleted, services);
  yield* takeEvery(sessionActions.signedOut, forgetQueries, services);
  yield* takeLatest(sessionActions.revoked, checkToken, services);
  yield* takeLatest(sessionActions.helperViewChosen, switchView, services);
  yield* takeLatest(sessionActions.languageChosen, saveLanguage, services);
  yield* fork(followOtherTabs, services);
}

const selectSession = (state: WithSession) => state.session;

/**
 * The token comes from storage, or from the address bar, which is cleaned immediately. Signs in the stored user right away,
 * then verifies the token; a token without a user is verified first. /oauth-login handles its own token on its page. A
 * token in the address of a person who is signed in already is verified before it replaces anything (`followLink`).
 */
function* startSession({ storage, navigation, queryClient, whenQueriesIdle }: SessionServices) {
  if (navigation.path() === paths['']) return void (yield* put(sessionActions.noUserFound()));
  const { token: unanswered } = yield* select(selectSession);
  const stored = storage.token();
  const token = yield* call(resolveToken, navigation, unanswered ?? stored);
  if (token === null) return void (yield* put(sessionActions.noUserFound()));
  const known = token === stored ? storage.user() : undefined;
  yield* put(known ? sessionActions.signedIn(token, known, false) : sessionActions.tokenFound(token));
  if (known) {
    // The stored person is enough for the first screen.
    yield* call(whenQueriesIdle);
    const { token: current } = yield* select(selectSession);
    if (current !== token) return;
  }
  yield* call(fetchUser, queryClient, token, known !== undefined);
}

/** Loads the user of the token. `unauthorized` handles a refusal; any other failure shows its toast. */
function* fetchUser(queryClient: QueryClient, token: string, alreadyIn: boolean) {
  try {
    const { user } = yield* call(() => runCall(queryClient, () => getMe()));
    const { token: current } = yield* select(selectSession);
    if (current !== token) return;
    yield* put(alreadyIn ? sessionActions.userUpdated(user) : sessionActions.signedIn(token, user, false));
  } catch (error) {
    const refused = isUnauthorized(error);
    if (!alreadyIn && !refused) yield* put(sessionActions.unreachable());
  }
}

function* enter(services: SessionServices, { token, user, welcome }: ActionOf<'session/signedIn'>) {
  const { storage, navigation, notify, returnPath } = services;
  const before = storage.user();
  if (before && !isSamePerson(before, user)) services.queryClient.clear();
  // The token last: other tabs that see it find its person.
  storage.saveUser(user);
  storage.saveToken(token);
  void services.persisted.restore({ user, token });
  yield* call(followUser, services, user);
  if (user.manager) saveFirstView(services, welcome);
  if (user.id === undefined) yield* fork(fetchUser, services.queryClient, token, true);
  if (!welcome) return;
  // The provider may have grown.
  yield* put(providerActions.forgotten());
  notify(sessionTexts.welcome, 'success');
  const visitor = getVisitor(user);
  const canReturn = !before || getIdentity(before) === undefined || isSamePerson(before, user);
  navigation.go((canReturn ? returnPath(visitor) : undefined) ?? getLandingPath(visitor), { replace: true });
}

/** A manager who signs in starts on the company side; a resumed session follows its path, and at `/` the last side. */
function saveFirstView({ storage, navigation }: SessionServices, welcome: boolean) {
  const path = navigation.path();
  if (welcome || path !== '/') return storage.saveHelperView(!welcome && path.startsWith('/helper'));
  if (storage.helperView()) navigation.go(getLandingPath('helper'), { replace: true });
}

function* saveUser(services: SessionServices) {
  const { token, user } = yield* select(selectSession);
  if (!user) return;
  services.storage.saveUser(user);
  void services.persisted.restore({ user, token });
  yield* call(followUser, services, user);
}

/** A slow device must not keep anyone signed in, here or in other tabs. */
const deviceTimeoutMs = 500;

/** Logging out clears the profile's storage and reloads the app at the login (spec section 4). */
function* signOut(services: SessionServices) {
  const owner = getDraftOwner((yield* select(selectSession)).user);
  // Actions that can still be undone are sent while there is a session.
  yield* race([call(services.sendUndoables), delay(deviceTimeoutMs)]);
  const { unsent } = yield* race({ unsent: call(readUnsent, services, owner), late: delay(deviceTimeoutMs) });
  if (!(yield* call(services.canLogOut, unsent ?? nothingUnsent))) return;
  // With its own token, because the session's is forgotten next. Not every provider has the call.
  const { token } = yield* select(selectSession);
  const ended = logout({ keepalive: true, headers: { Authorization: `Bearer ${token}` } }).catch(() => undefined);
  yield* call(forget, services);
  const removed = [services.persisted.forget(), removeUnsent(services, owner), ended];
  yield* race([call(() => Promise.all(removed)), delay(deviceTimeoutMs)]);
  services.navigation.reload(paths.login);
}

/** A deleted account leaves nothing in this browser; the login shows what happened. */
function* handleAccountDeleted(services: SessionServices) {
  const owner = getDraftOwner((yield* select(selectSession)).user);
  yield* call(forget, services);
  services.navigation.go(paths.login, { replace: true });
  services.notify(sessionTexts.accountDeleted, 'success');
  yield* call(removeUnsent, services, owner);
}

function* forgetQueries({ persisted }: SessionServices) {
  yield* call(persisted.forget);
}

function* forget({ storage, queryClient }: SessionServices) {
  yield* put(sessionActions.signedOut());
  queryClient.clear();
  storage.wipe();
}

/** Checks whether the token is still valid; `unauthorized` handles the refusal. */
function* checkToken({ queryClient }: SessionServices) {
  const { token } = yield* select(selectSession);
  if (token !== null) yield* call(fetchUser, queryClient, token, true);
}

/**
 * A refused token: one sign-out and one toast, however many calls were refused. Only the token is removed, and the route
 * guard redirects to the login with a return path. A late refusal of an older token changes nothing.
 */
function* handleUnauthorized(
  { storage, queryClient, notify }: SessionServices,
  { usedToken }: ActionOf<'session/unauthorized'>,
) {
  const { token } = yield* select(selectSession);
  if (usedToken === null) notify(httpTexts.unauthorized, 'danger');
  else if (token === usedToken) yield* call(endSession, { storage, queryClient, notify });
}

function* endSession({ storage, queryClient, notify }: Pick<SessionServices, 'storage' | 'queryClient' | 'notify'>) {
  storage.removeToken();
  yield* put(sessionActions.signedOut());
  queryClient.clear();
  notify(httpTexts.unauthorized, 'danger');
}

function switchView({ storage, navigation }: SessionServices, { on }: ActionOf<'session/helperViewChosen'>) {
  storage.saveHelperView(on);
  navigation.go(getLandingPath(on ? 'helper' : 'company'));
}

type Services = { storage: ProfileStorage; queryClient: QueryClient; drafts: Drafts; waiting: UnsentChanges };

/**
 * Follows the other tabs of the same profile: when one signs out or signs in, this one does too, also while it waits at
 * the login. A tab that slept, or was restored by the Back button, checks when it wakes.
 */
function* followOtherTabs(services: Services) {
  const { storage, queryClient } = services;
  const changes = yield* call(tokenChanges, storage.tokenKey);
  while (true) {
    yield* takeFrom(changes);
    const { phase, token, user } = yield* select((state: WithSession) => state.session);
    const stored = storage.token();
    if (stored === token) continue;
    if (phase === 'signedOut') yield* put(sessionActions.started());
    if (phase !== 'signedIn') continue;
    yield* put(sessionActions.signedOut());
    queryClient.clear();
    const owner = getDraftOwner(user);
    // Logging out removes the user too. A refused token does not, so what the user has not sent stays.
    if (stored === null && storage.user() === undefined) void removeUnsent(services, owner);
    if (stored !== null) yield* put(sessionActions.started());
  }
}

function tokenChanges(tokenKey: string) {
  return eventChannel<true>((emit) => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key === tokenKey) emit(true);
    };
    const onReturn = () => emit(true);
    addEventListener('storage', onStorage);
    addEventListener('pageshow', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('pageshow', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  });
}

type LanguageServices = {
  storage: ProfileStorage;
  setLanguage: (language: Language) => void;
};

/** Shows the app in the user's language. */
function* followUser({ setLanguage }: LanguageServices, { locale }: SessionUser) {
  if (locale !== undefined) yield* call(setLanguage, locale);
}

/** Applies a language chosen on screen and stores it on this device. A user's own language replaces it at sign-in. */
function* saveLanguage(services: LanguageServices, { locale }: ActionOf<'session/languageChosen'>) {
  services.storage.saveLocale(locale);
  yield* call(services.setLanguage, locale);
}

/** Changes on this device that wait for the network. */
type UnsentChanges = {
  /** In words, in the order they were made. */
  list: (owner: DraftOwner) => Promise<readonly { variables: { text: string } }[]>;
  removeAll: (owner: DraftOwner) => Promise<void>;
};

/** Drafts and changes that the provider does not have yet. */
type UnsentStores = { drafts: Drafts; waiting: UnsentChanges };

export type UnsentWork = {
  hasDrafts: boolean;
  /** Changes that wait for the network, in words. */
  changes: readonly string[];
};

const nothingUnsent: UnsentWork = { hasDrafts: false, changes: [] };

/** Reads what logging out would delete from this device. */
async function readUnsent({ drafts, waiting }: UnsentStores, owner: DraftOwner | undefined): Promise<UnsentWork> {
  if (!owner) return nothingUnsent;
  const [count, changes] = await Promise.all([drafts.count(owner), waiting.list(owner)]);
  return { hasDrafts: count > 0, changes: changes.map(({ variables }) => variables.text) };
}

async function removeUnsent({ drafts, waiting }: UnsentStores, owner: DraftOwner | undefined): Promise<void> {
  if (owner) await Promise.all([drafts.removeAll(owner), waiting.removeAll(owner)]);
}
