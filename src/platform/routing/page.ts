import { lazyWithPreload, type PreloadableComponent } from '../lib/lazyWithPreload';
import { untilFilesLoad } from '../lib/device/network';
import type { RouteRow } from './route';

const pages = new WeakMap<RouteRow['load'], PreloadableComponent<object>>();

/** The component of a route's page. The same at each call: another one would start its state over. */
export function getPage({ load }: Pick<RouteRow, 'load'>): PreloadableComponent<object> {
  const known = pages.get(load);
  if (known) return known;
  const page = lazyWithPreload(async () => {
    await untilFilesLoad();
    return load();
  });
  pages.set(load, page);
  return page;
}
