import { lazyWithPreload } from '#platform/lib/lazyWithPreload';
import type { Area } from '#platform/routing/paths';

/** The layout around the pages of each area, loaded with its first page. */
export const layouts = {
  public: lazyWithPreload(async () => ({ default: (await import('../public/PublicShell')).PublicShell })),
  company: lazyWithPreload(async () => ({ default: (await import('../CompanyShell')).CompanyShell })),
  helper: lazyWithPreload(async () => ({ default: (await import('../HelperShell')).HelperShell })),
};

/** Loads the layout of an area before it is shown. */
export const loadLayout = (area: Area): Promise<void> => layouts[area].preload();
