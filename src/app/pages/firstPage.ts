import { findBranchZone } from '#platform/branches/branchQueries';
import { prefetch } from '#platform/cache/queryClient';
import { canLoadFiles } from '#platform/lib/device/network';
import { pause } from '#platform/lib/pause';
import { toAppPath } from '#platform/routing/address';
import { decide } from '#platform/routing/guards/guard';
import { getArea } from '#platform/routing/paths';
import type { RouteMatch } from '#platform/routing/route';
import { getVisitor } from '#platform/session/user';
import type { RunningApp } from '../createApp';
import { loadPage } from './preloadPage';
import { routes } from './routes';

/** Milliseconds after which the app is shown without its first page. Then it shows that the page loads. */
const timeoutMs = 3000;

/**
 * Loads the page on the path of the address bar with its layout, and sends its first reads. The screen itself shows what
 * fails.
 */
export async function loadFirstPage(app: RunningApp, base: string): Promise<void> {
  const match = findFirstRoute(app, toAppPath(base, location.pathname));
  // The screen itself waits for the network.
  if (!match || !canLoadFiles()) return;
  // The screen makes the reads whose code could not be loaded.
  prefetchReads(app, match).catch(() => undefined);
  const loaded = Promise.allSettled(loadPage(match.name));
  await Promise.race([loaded, pause(timeoutMs)]);
}

/** The route of a path, after one redirect; undefined until it is known who is signed in. */
function findFirstRoute({ store }: RunningApp, path: string): RouteMatch | undefined {
  const { phase, user } = store.getState().session;
  if (phase === 'starting') return undefined;
  const visitor = getVisitor(user);
  const first = decide(path, location.search, visitor);
  const decision = first.kind === 'redirect' ? decide(first.to.split('?')[0] ?? '', '', visitor) : first;
  return decision.kind === 'show' ? decision.match : undefined;
}

/** The branch is the stored one. If it is wrong, the branch saga drops the answers. */
async function prefetchReads({ store, storage, queryClient }: RunningApp, { name, params }: RouteMatch): Promise<void> {
  const area = getArea(name);
  const branchId = area === 'company' ? storage.branchId() : 0;
  if (area === 'public' || (area === 'company' && branchId === 0)) return;
  const queries = await routes[name].prefetch?.({
    branchId,
    id: Number(params['id']),
    search: new URLSearchParams(location.search),
    timeZone: area === 'company' ? findBranchZone(queryClient, branchId) : store.getState().session.user?.timezone,
  });
  queries?.forEach((query) => prefetch(queryClient, query));
}
