import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { type ListRouteName, paths, redirects, type RouteName } from './paths';

/** Who may open a route: anyone, the company side or the helper side. */
export type Area = 'public' | 'company' | 'helper';

/** One row of the route table: what surrounds the page. The page itself: `PageSpec`. */
export type RouteSpec = {
  area: Area;
  /** The header shows a back button. */
  back?: boolean;
  /** The page fills the viewport on a phone: the helper's bottom navigation is hidden. */
  focused?: boolean;
  /** The parameter names an entity of a branch: switching branches goes to this list first. */
  branchEntity?: ListRouteName;
  /** Pages with the same header of tabs; it stays on screen while another of them opens. */
  tabs?: 'jobs' | 'team' | 'helperJobs';
  /** Color of the page behind a public screen. */
  background?: 'page' | 'surface';
};

export type RouteTable = Record<RouteName, RouteSpec>;
export type RouteMatch = { name: RouteName; params: Record<string, string> };

const publicNames = new Set<string>([
  '',
  'login',
  'reset-password',
  'sign-up',
  'sign-up-company',
  'sign-up-helper',
  'auth-google',
  'auth-apple',
]);

/** Whether a route is public. A route without a name is public (spec section 2). */
export function isPublicRoute(name: string): boolean {
  return publicNames.has(name);
}

/** Finds the row of a path; undefined for a path that is not a route. */
export function matchPath(path: string): RouteMatch | undefined {
  for (const name of routeNames()) {
    const [matches, params] = matchRoute(parse, paths[name], path);
    if (matches) return { name, params: namedParams(params) };
  }
  return undefined;
}

/** Target of a redirecting path; undefined for any other. */
export function findRedirect(path: string): string | undefined {
  return Object.entries(redirects).find(([from]) => from === path)?.[1];
}

export function routeNames(): RouteName[] {
  return Object.keys(paths).filter((name): name is RouteName => name in paths);
}

function namedParams(params: Record<string, string | undefined>): Record<string, string> {
  const named = Object.entries(params).filter(([key, value]) => !/^\d+$/.test(key) && value !== undefined);
  return Object.fromEntries(named.map(([key, value]) => [key, value ?? '']));
}
