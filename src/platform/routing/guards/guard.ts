import { href } from '../links/href';
import { paths, type RouteName } from '../paths';
import { isPublicRoute, matchPath, findRedirect, type RouteMatch } from '../routeTable';

/** What the guard knows of the visitor: not signed in, a company user, a helper, or a manager who may be both. */
export type Visitor = 'signedOut' | 'company' | 'helper' | 'manager';

export type Decision = { kind: 'show'; match: RouteMatch } | { kind: 'redirect'; to: string };

/**
 * A visitor's first page: the login when not signed in, jobs for helpers, the activity for everyone else (spec section
 * 2).
 */
export function getLandingPath(visitor: Visitor): string {
  if (visitor === 'signedOut') return paths.login;
  return visitor === 'helper' ? href('helper-job') : href('company-activity');
}

/**
 * Decides what a path (without base and query) shows to a visitor (spec sections 2 and 6): unknown paths and the wrong
 * side redirect to the visitor's own first page, protected ones to the login with a return path.
 */
export function decide(path: string, search: string, visitor: Visitor): Decision {
  const match = matchPath(path);
  if (!match) return { kind: 'redirect', to: path === '/' ? getLandingPath(visitor) : (findRedirect(path) ?? '/') };
  if (isPublicRoute(match.name)) {
    const signedInAtLogin = match.name === 'login' && visitor !== 'signedOut';
    return signedInAtLogin ? { kind: 'redirect', to: getLandingPath(visitor) } : { kind: 'show', match };
  }
  if (visitor === 'signedOut') return { kind: 'redirect', to: getLoginPath(path, search) };
  return mayEnter(match.name, visitor) ? { kind: 'show', match } : { kind: 'redirect', to: getLandingPath(visitor) };
}

/** The login's path with the page to return to. */
export function getLoginPath(path: string, search = ''): string {
  return `${paths.login}?return=${encodeURIComponent(path + search)}`;
}

/** The return path in a login's query, if it is a protected route of this app that the visitor may enter. */
export function getReturnPath(search: string, visitor: Visitor): string | undefined {
  const wanted = new URLSearchParams(search).get('return') ?? '';
  const match = findOwnRoute(wanted);
  return match && mayEnter(match.name, visitor) ? wanted : undefined;
}

/** Whether a URL is a protected path of the route table: the only kind that links in data may point to. */
export function isOwnPath(url: string): boolean {
  return findOwnRoute(url) !== undefined;
}

function findOwnRoute(url: string): RouteMatch | undefined {
  if (!url.startsWith('/') || url.startsWith('//')) return undefined;
  const match = matchPath(url.split(/[?#]/, 1)[0] ?? '');
  return match && !isPublicRoute(match.name) ? match : undefined;
}

/** By the route's name, because paths match in upper and lower case. */
function mayEnter(name: RouteName, visitor: Visitor): boolean {
  if (name.startsWith('helper-')) return visitor === 'helper' || visitor === 'manager';
  return visitor === 'company' || visitor === 'manager';
}
