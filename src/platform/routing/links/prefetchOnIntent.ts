import { currentLanguage } from '../../language/current';
import { canLoadFiles } from '../../lib/network';
import { findRouteOfPage, preloadFiles } from '../routeFiles';

const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/** Loads the files of a page of the app when someone is about to open it: points at its link, focuses or touches it. */
export function prefetchOnIntent(base: string): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!canLoadFiles()) return;
    if (!link || link.origin !== location.origin || !link.pathname.startsWith(base)) return;
    const route = findRouteOfPage(link.pathname.slice(base.length));
    if (route) preloadFiles(route, currentLanguage());
  };
  for (const sign of signs) addEventListener(sign, prefetch, { passive: true });
}
