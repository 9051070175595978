import { currentLanguage } from '../platform/language/current';
import { startEarlyCalls } from '../platform/http/earlyCalls';
import { untilPainted } from '../platform/lib/paint';
import { paths } from '../platform/routing/paths';
import { findRouteOfPage, preloadFiles, readIds, type RouteOfPage } from '../platform/routing/routeFiles';
import type { Area } from '../platform/routing/routeTable';
import { storedKeys } from '../platform/session/storedKeys';
import { parseStoredUser, type SessionUser } from '../platform/session/user';
import { listFirstCalls } from './listFirstCalls';

type Start = {
  apiUrl: string;
  base: string;
  storagePrefix: string;
  /** Someone is being signed in while the app loads. */
  isSigningIn: boolean;
};

/**
 * Runs before the app is there: loads the files of the page on its path beside those of the app, and sends the calls the
 * page starts with. What is stored may be wrong. Then the files are only loaded, and the answers are not used.
 */
export function startRoute({ apiUrl, base, storagePrefix, isSigningIn }: Start): void {
  const stored = readSession(storagePrefix);
  const user = stored?.user;
  const path = location.pathname.slice(base.length);
  const asked = findRouteOfPage(path === '/' ? getHome(user) : path);
  const route = findShown(asked, user);
  // Which frame is on screen until the app is there (frame/frame.css).
  document.documentElement.dataset['frame'] = route
    ? getFrame(route)
    : guessFrame(path, isSigningIn || user !== undefined);
  if (!route) return;
  const loadFiles = () => preloadFiles(route, currentLanguage());
  // The frame of the login has the texts that people read first. The files do not compete with them.
  if (!stored) return void untilPainted().then(loadFiles);
  loadFiles();
  if (route === asked) startReads(route, path, { ...stored, apiUrl });
}

/** The route that is shown instead of one the person may not open is their home. */
function findShown(asked: RouteOfPage | undefined, user: SessionUser | undefined): RouteOfPage | undefined {
  return asked && mayOpen(asked, user) ? asked : findRouteOfPage(getHome(user));
}

type Stored = { token: string; user: SessionUser; branch: string };

/** What an earlier visit left; undefined if no one was signed in then. */
function readSession(storagePrefix: string): Stored | undefined {
  const read = (key: string) => readStored(storagePrefix + key);
  const token = read(storedKeys.token);
  const user = token === null ? undefined : parseStoredUser(read(storedKeys.user));
  return token === null || !user ? undefined : { token, user, branch: read(storedKeys.branch) ?? '' };
}

type Session = Stored & Pick<Start, 'apiUrl'>;

function startReads(route: RouteOfPage, path: string, { token, user, branch, apiUrl }: Session): void {
  const ids = { ...readIds(route, path), branch };
  startEarlyCalls(apiUrl, token, listFirstCalls({ calls: route.calls, days: route.days, ids, user }));
}

function getHome(user: SessionUser | undefined): string {
  if (!user) return paths.login;
  return user.helper ? paths['helper-job'] : paths['company-activity'];
}

type Frame = Area | 'public-login';

/** The login has a frame of its own, with its texts. */
const getFrame = ({ path, area }: Pick<RouteOfPage, 'path' | 'area'>): Frame =>
  path === paths.login ? 'public-login' : area;

/** The frame of a page that has no table of its routes, as in the demo. A wrong one shows another outline for a moment. */
function guessFrame(path: string, isSomeoneKnown: boolean): Frame {
  if (!isSomeoneKnown) return path === '/' ? 'public-login' : getFrame({ path, area: 'public' });
  return path.startsWith('/helper') ? 'helper' : 'company';
}

function mayOpen({ area, path }: RouteOfPage, user: SessionUser | undefined): boolean {
  if (area === 'public') return !user || path !== paths.login;
  return user !== undefined && (user.manager || (area === 'helper') === user.helper);
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
