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
  // Rendering keeps a slow device busy, so the reads go out before.
  await Promise.allSettled([sendReads(app, match, search), loadCode(match.name)]);
}

/** Loads the code of the page on the path of the address bar, before it is known who is signed in. */
export function loadFirstCode(base: string, isSignedIn: boolean): void {
  if (!canLoadFiles()) return;
  const name = matchPath(toAppPath(base, location.pathname))?.name ?? 'login';
  void loadCode(isSignedIn || getArea(name) === 'public' ? name : 'login');
  if (isSignedIn) loadSignedInSaga().catch(() => undefined);
}

/** The saga finds the branch in the data of the last visit, before the first page is rendered. */
const loadSignedInSaga = () => import('../signedInSaga');

/** Opens the route of the address bar, after one redirect. */
export async function openFirstRoute(app: RunningApp, base: string): Promise<void> {
  const { phase, user } = app.store.getState().session;
  if (phase === 'starting') return;
  const visitor = getVisitor(user);
  const first = decide(toAppPath(base, location.pathname), location.search, visitor);
  const decision = first.kind === 'redirect' ? decide(first.to.split('?')[0] ?? '', '', visitor) : first;
  if (decision.kind !== 'show') return;
  const opened: Promise<unknown>[] = [openRoute(app, decision.match, location.search)];
  if (user) opened.push(loadSignedInSaga());
  if (user && !user.helper) opened.push(sendBranchRead(app));
  await Promise.race([Promise.allSettled(opened), pause(timeoutMs)]);
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

/** Sends the first reads of a page. The branch is the stored one: if it is wrong, the branch saga drops the answers. */
async function sendReads(app: RunningApp, { name, params }: RouteMatch, search: string): Promise<void> {
  const area = getArea(name);
  const branchId = area === 'company' ? app.storage.branchId() : 0;
  if (area === 'public' || (area === 'company' && branchId === 0)) return;
  const queries = await routes[name].prefetch?.({
    branchId,
    id: Number(params['id']),
    search: new URLSearchParams(search),
    findTimeZone: () => findTimeZone(app, branchId),
  });
  queries?.forEach((query) => prefetch(app.queryClient, query));
}

/** The login needs no calls about branches, so their code is loaded here. */
const loadBranchQueries = () => import('#platform/branches/branchQueries');

/** Time zone of the branch, or of a helper. */
async function findTimeZone({ store, queryClient }: RunningApp, branchId: number): Promise<string | undefined> {
  if (branchId === 0) return store.getState().session.user?.timezone;
  const { findBranchZone } = await loadBranchQueries();
  return findBranchZone(queryClient, branchId);
}

/** The list of branches, which the branch saga waits for. */
async function sendBranchRead({ queryClient }: RunningApp): Promise<void> {
  const { branchesQuery } = await loadBranchQueries();
  prefetch(queryClient, branchesQuery());
}
