import { prefetch } from '#platform/cache/queryClient';
import { canLoadFiles } from '#platform/lib/device/network';
import { lazyWithPreload } from '#platform/lib/lazyWithPreload';
import { pause } from '#platform/lib/pause';
import { toAppPath } from '#platform/routing/currentRoute';
import { decide, matchPath } from '#platform/routing/guards/guard';
import { getArea, type RouteName } from '#platform/routing/paths';
import { getPage, type RouteMatch } from '#platform/routing/route';
import { getVisitor } from '#platform/session/user';
import type { RunningApp } from '../createApp';
import { routes } from './routes';

/** Milliseconds after which the app is shown without its first page. Then it shows that the page loads. */
const timeoutMs = 3000;

/** The layout around the pages of each area, loaded with its first page. */
export const layouts = {
  public: lazyWithPreload(async () => ({ default: (await import('../shell/public/PublicShell')).PublicShell })),
  company: lazyWithPreload(async () => ({ default: (await import('../shell/CompanyShell')).CompanyShell })),
  helper: lazyWithPreload(async () => ({ default: (await import('../shell/HelperShell')).HelperShell })),
};

/** Opens a route before it is shown: loads its code, and sends its reads beside it. The screen shows what fails. */
async function openRoute(app: RunningApp, match: RouteMatch, search: string): Promise<void> {
  // Without a network an import would fail until the page is reloaded, so the screen waits for one.
  if (!canLoadFiles()) return;
  sendReads(app, match, search).catch(() => undefined);
  await loadCode(match.name);
}

/** Loads the code of the page on the path of the address bar, before it is known who is signed in. */
export function loadFirstCode(base: string, isSignedIn: boolean): void {
  if (!canLoadFiles()) return;
  const name = matchPath(toAppPath(base, location.pathname))?.name ?? 'login';
  void loadCode(isSignedIn || getArea(name) === 'public' ? name : 'login');
  if (isSignedIn) import('../signedInSaga').catch(() => undefined);
}

/** Opens the route of the address bar, after one redirect. */
export async function openFirstRoute(app: RunningApp, base: string): Promise<void> {
  const { phase, user } = app.store.getState().session;
  if (phase === 'starting') return;
  const visitor = getVisitor(user);
  const first = decide(toAppPath(base, location.pathname), location.search, visitor);
  const decision = first.kind === 'redirect' ? decide(first.to.split('?')[0] ?? '', '', visitor) : first;
  if (decision.kind !== 'show') return;
  await Promise.race([openRoute(app, decision.match, location.search), pause(timeoutMs)]);
}

/** Loads the code of a page when someone points at its link, focuses or touches it, and opens its route with the click. */
export function openOnIntent(app: RunningApp, base: string): void {
  const findLink = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const match = link?.origin === location.origin ? matchPath(toAppPath(base, link.pathname)) : undefined;
    return link && match && { match, search: link.search };
  };
  const prepare = (event: Event) => {
    const link = canLoadFiles() && findLink(event);
    if (link) void loadCode(link.match.name);
  };
  const open = (event: Event) => {
    const link = findLink(event);
    if (link) void openRoute(app, link.match, link.search);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart']) addEventListener(sign, prepare, { passive: true });
  addEventListener('click', open, { passive: true });
}

async function loadCode(name: RouteName): Promise<void> {
  await Promise.allSettled([getPage(routes[name]).preload(), layouts[getArea(name)].preload()]);
}

/** The branch is the stored one. If it is wrong, the branch saga drops the answers. */
async function sendReads(app: RunningApp, { name, params }: RouteMatch, search: string): Promise<void> {
  const area = getArea(name);
  const branchId = area === 'company' ? app.storage.branchId() : 0;
  if (area === 'public' || (area === 'company' && branchId === 0)) return;
  const queries = await routes[name].prefetch?.({
    branchId,
    id: Number(params['id']),
    search: new URLSearchParams(search),
    timeZone: await findTimeZone(app, branchId),
  });
  queries?.forEach((query) => prefetch(app.queryClient, query));
}

/** Time zone of the branch, or of a helper. The login needs no calls about branches, so their code is loaded here. */
async function findTimeZone({ store, queryClient }: RunningApp, branchId: number): Promise<string | undefined> {
  if (branchId === 0) return store.getState().session.user?.timezone;
  const { findBranchZone } = await import('#platform/branches/branchQueries');
  return findBranchZone(queryClient, branchId);
}
