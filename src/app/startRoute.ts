import { currentLanguage } from '../platform/language/current';
import { toCallKeyOfQuery } from '../platform/cache/callOfKey';
import { splitCall, toCallKey } from '../platform/http/callAddress';
import { readAhead } from '../platform/offline/keptDatabase';
import { untilPainted } from '../platform/lib/paint';
import { paths } from '../platform/routing/paths';
import { fillCalls, findRouteOfPage, preloadFiles, readIds, type RouteOfPage } from '../platform/routing/routeFiles';
import type { Area } from '../platform/routing/routeTable';
import { storedKeys } from '../platform/session/storedKeys';
import { getDraftOwner, parseStoredUser, type SessionUser } from '../platform/session/user';
import { listFirstCalls } from './listFirstCalls';

type Start = {
  base: string;
  storagePrefix: string;
  /** Someone is being signed in while the app loads. */
  isSigningIn: boolean;
};

/**
 * Runs before the app is there: loads the files of the page on its path beside those of the app, and reads the answers
 * of an earlier visit that the page starts with. What is stored may be wrong.
 */
export function startRoute({ base, storagePrefix, isSigningIn }: Start): void {
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
  if (route === asked) startReads(route, path, { ...stored, storagePrefix });
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

type Session = Stored & Pick<Start, 'storagePrefix'>;

function startReads(route: RouteOfPage, path: string, { token, user, branch, storagePrefix }: Session): void {
  const ids = { ...readIds(route, path), branch };
  const calls = listFirstCalls({ calls: route.calls, days: route.days, ids, user });
  const owner = getDraftOwner(user);
  const kept = fillCalls(keptOnly, ids);
  if (owner) readAhead(storagePrefix, { owner, token }, createFilter([...calls, ...kept]));
}

/** Shown by the header when they were kept. The first rows do not wait for a fresh answer. */
const keptOnly = ['/company-branches/{branch}'];

/** Says whether a kept answer, by the hash of its query, is one of these calls. */
function createFilter(calls: readonly string[]): (queryHash: string) => boolean {
  const wanted = new Set(calls.map((call) => toCallKey(...splitCall(call))));
  return (queryHash) => wanted.has(toCallKeyOfQuery(queryHash));
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
