import { canLoadFiles } from '#platform/lib/device/network';
import { toAppPath } from '#platform/routing/address';
import { matchPath } from '#platform/routing/guards/guard';
import type { Routes } from '#platform/routing/route';

const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/** Loads the code of a page when someone is about to open it: points at its link, focuses or touches it. */
export function preloadOnIntent(base: string, routes: Routes): void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || !canLoadFiles()) return;
    const match = matchPath(toAppPath(base, link.pathname));
    // The page itself shows that it could not be loaded.
    if (match) routes[match.name].load().catch(() => undefined);
  };
  for (const sign of signs) addEventListener(sign, preload, { passive: true });
}
