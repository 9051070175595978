import { canLoadFiles } from '#platform/lib/device/network';
import { toAppPath } from '#platform/routing/address';
import { matchPath } from '#platform/routing/guards/guard';
import { getPage } from '#platform/routing/page';
import { getArea, type RouteName } from '#platform/routing/paths';
import { loadLayout } from '../shell/frame/layouts';
import { routes } from './routes';

/**
 * Loads the files of the page on the path beside the app's, before the session is known: a phone waits for each
 * round trip. The app loads again what fails.
 */
export function preloadPage(base: string, isSignedIn: boolean): void {
  if (!canLoadFiles()) return;
  const routeName = matchPath(toAppPath(base, location.pathname))?.name ?? 'login';
  const name = isSignedIn || getArea(routeName) === 'public' ? routeName : 'login';
  const files: Promise<unknown>[] = loadPage(name);
  if (isSignedIn) files.push(import('../signedInSaga'));
  void Promise.allSettled(files);
}

/** Loads a page and its layout. */
export const loadPage = (name: RouteName) => [getPage(routes[name]).preload(), loadLayout(getArea(name))];
