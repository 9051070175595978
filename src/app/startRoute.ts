import { currentLanguage } from '../platform/language/current';
import { toCallKeyOfQuery } from '../platform/cache/callOfKey';
import { splitCall, toCallKey } from '../platform/http/callAddress';
import { startEarlyCalls } from '../platform/http/earlyCalls';
import { readAhead } from '../platform/offline/keptDatabase';
import { paths } from '../platform/routing/paths';
import { fillCalls, findRouteOfPage, preloadFiles, type RouteOfPage } from '../platform/routing/routeFiles';
import { storedKeys } from '../platform/session/storedKeys';
import { getDraftOwner, parseStoredUser, type SessionUser } from '../platform/session/user';

type Start = { apiUrl: string; base: string; storagePrefix: string };

/**
 * Runs before the app is there: loads the files of the page on its path beside those of the app, and sends the calls the
 * page starts with. What is stored may be wrong. Then the files are only loaded, and the answers are not used.
 */
export function startRoute({ apiUrl, base, storagePrefix }: Start): void {
  const read = (key: string) => readStored(storagePrefix + key);
  const token = read(storedKeys.token);
  const user = token === null ? undefined : parseStoredUser(read(storedKeys.user));
  const path = location.pathname.slice(base.length);
  const asked = findRouteOfPage(path === '/' ? getHome(user) : path);
  const route = asked && mayOpen(asked, user) ? asked : findRouteOfPage(getHome(user));
  if (!route) return;
  document.documentElement.dataset['frame'] = getFrame(route);
  preloadFiles(route, currentLanguage());
  if (token === null || !user || route !== asked) return;
  // The page's own calls depend on its query, which only the page can read.
  const isCalled = (call: string) => location.search === '' || !call.includes('?');
  const branch = read(storedKeys.branch);
  const calls = fillCalls(route, path, branch).filter(isCalled);
  startEarlyCalls(apiUrl, token, calls);
  const owner = getDraftOwner(user);
  const kept = fillCalls({ path: route.path, calls: keptOnly }, path, branch);
  if (owner) readAhead(storagePrefix, { owner, token }, createFilter([...calls, ...kept]));
}

/** Shown by the header when they were kept. The first rows do not wait for a fresh answer. */
const keptOnly = ['/company-branches/{branch}'];

/** Says whether a kept answer, by the hash of its query, is one of these calls. */
function createFilter(calls: readonly string[]): (queryHash: string) => boolean {
  const wanted = new Set(calls.map((call) => toCallKey(...splitCall(call))));
  return (queryHash) => wanted.has(toCallKeyOfQuery(queryHash));
}

/** Which frame is on screen until the app is there (frame/frame.css). */
function getFrame({ path, area }: RouteOfPage): string {
  return path === paths.login ? 'public-login' : area;
}

function getHome(user: SessionUser | undefined): string {
  if (!user) return paths.login;
  return user.helper ? paths['helper-job'] : paths['company-activity'];
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
