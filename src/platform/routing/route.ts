import type { ComponentType } from 'react';
import { can, type Right } from '#domain/people/rights';
import type { Feature } from '#domain/providerFeatures';
import type { PrefetchQuery } from '../cache/queryClient';
import { currentLanguage, type Language } from '../language/current';
import { untilFilesLoad } from '../lib/device/network';
import { lazyWithPreload, type PreloadableComponent } from '../lib/lazyWithPreload';
import type { ListRouteName, RouteName } from './paths';

/** A route of the product, without its address (`paths.ts`). */
export type RouteRow = {
  title: Readonly<Record<Language, string>>;
  /** People of the area without this right see a refusal, and no link. */
  right?: Right;
  /** The page consists of this feature: without it there is one sentence, and no link. */
  feature?: Feature;
  /** The header shows a back button. */
  back?: boolean;
  /** The page fills the viewport on a phone: the helper's bottom navigation is hidden. */
  focused?: boolean;
  /** The parameter names an entity of a branch: switching branches goes to this list first. */
  branchEntity?: ListRouteName;
  /** The page is about the active branch: it opens when that is known, and starts over with another. */
  ofBranch?: true;
  /** Pages with the same header of tabs; it stays on screen while another of them opens. */
  tabs?: 'jobs' | 'team' | 'helperJobs';
  /** Color of the page behind a public screen. */
  background?: 'page' | 'surface';
  /** The page of a company has Spanish texts, too. Pages of the public and helper areas always have. */
  isTranslated?: boolean;
  /** Loads the code of the page. */
  load: () => Promise<{ default: ComponentType }>;
  /** Queries of the page as it opens: the options that its own hooks use. Sent while its code loads. */
  prefetch?: (context: PrefetchContext) => Promise<readonly PrefetchQuery[]>;
};

/** Every route of the product. */
export type Routes = Readonly<Record<RouteName, RouteRow>>;

export type RouteMatch = { name: RouteName; params: Readonly<Record<string, string>> };

export type PrefetchContext = {
  /** Active branch; 0 for helpers. */
  branchId: number;
  /** Number in the path, such as the order of a details page; NaN where the path has none. */
  id: number;
  /** Query of the address. */
  search: URLSearchParams;
  /** Time zone of the branch, or of the helper; undefined while unknown. */
  findTimeZone: () => Promise<string | undefined>;
};

/** Title of a route in the current language. */
export function getTitle({ title }: Pick<RouteRow, 'title'>): string {
  return title[currentLanguage()];
}

/** True if people of this type see the page and not a refusal. Links and menus offer no other pages. */
export function isAllowed({ right }: Pick<RouteRow, 'right'>, userType: number | undefined): boolean {
  return right === undefined || can(userType, right);
}

/** Language of a company's page that is only in English, for the `lang` of its part of the document. */
export function getPageLanguage({ isTranslated = false }: Pick<RouteRow, 'isTranslated'>): Language | undefined {
  return isTranslated || currentLanguage() === 'en' ? undefined : 'en';
}

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
