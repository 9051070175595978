import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { href } from '../links/href';
import { getArea, listRouteNames, paths, redirects, type RouteName } from '../paths';
import type { RouteMatch } from '../route';

/** Kinds of visitors: signed out, a company user, a helper, or a manager, who has both sides. */
export type Visitor = 'signedOut' | 'company' | 'helper' | 'manager';

export type Decision = { kind: 'show'; match: RouteMatch } | { kind: 'redirect'; to: string };

/** Finds the route of a path of the app; undefined for any other path. */
export function matchPath(path: string): RouteMatch | undefined {
  for (const name of listRouteNames()) {
    const [matches, params] = matchRoute(parse, paths[name], path);
    if (matches) return { name, params: pickNamed(params) };
  }
  return undefined;
}

/** Returns the first page of a visitor (spec section 2). */
export function getLandingPath(visitor: Visitor): string {
  if (visitor === 'signedOut') return paths.login;
  return visitor === 'helper' ? href('helper-job') : href('company-activity');
}

/**
 * Decides what a path (without base and query) shows to a visitor (spec sections 2 and 6): unknown paths and the wrong
 * side redirect to the visitor's first page, protected ones to the login with a return path.
 */
export function decide(path: string, search: string, visitor: Visitor): Decision {
  const match = matchPath(path);
  if (!match) return redirect(path === '/' ? getLandingPath(visitor) : (findRedirect(path) ?? '/'));
  if (match.name === 'login' && visitor !== 'signedOut') return redirect(getLandingPath(visitor));
  if (canEnter(match.name, visitor)) return { kind: 'show', match };
  return redirect(visitor === 'signedOut' ? getLoginPath(path, search) : getLandingPath(visitor));
}

/** Returns the login's path with the page to return to. */
export function getLoginPath(path: string, search = ''): string {
  return `${paths.login}?return=${encodeURIComponent(path + search)}`;
}

/** Returns the return path in a login's query, if it is a protected route that the visitor can enter. */
export function getReturnPath(search: string, visitor: Visitor): string | undefined {
  const wanted = new URLSearchParams(search).get('return') ?? '';
  const match = matchProtected(wanted);
  return match && canEnter(match.name, visitor) ? wanted : undefined;
}

/** True for a protected path of the app: the only kind that links in data can point to. */
export function isOwnPath(url: string): boolean {
  return matchProtected(url) !== undefined;
}

function matchProtected(url: string): RouteMatch | undefined {
  if (!url.startsWith('/') || url.startsWith('//')) return undefined;
  const match = matchPath(url.split(/[?#]/, 1)[0] ?? '');
  return match && getArea(match.name) !== 'public' ? match : undefined;
}

/** By the route's name, because paths match in upper and lower case. */
function canEnter(name: RouteName, visitor: Visitor): boolean {
  const area = getArea(name);
  return area === 'public' || area === visitor || visitor === 'manager';
}

const redirect = (to: string): Decision => ({ kind: 'redirect', to });

function findRedirect(path: string): string | undefined {
  return Object.entries(redirects).find(([from]) => from === path)?.[1];
}

/** wouter also numbers the parameters. */
function pickNamed(params: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const named = Object.entries(params).filter(([key, value]) => !/^\d+$/.test(key) && value !== undefined);
  return Object.fromEntries(named.map(([key, value]) => [key, value ?? '']));
}
