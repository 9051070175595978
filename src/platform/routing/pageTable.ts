import type { ComponentType } from 'react';
import type { TextLoader } from '../language/withTexts';
import type { RouteName } from './paths';
import type { Area } from './routeTable';

/** Which days a calendar shows when it opens. */
export type FirstDays = 'officeCalendar' | 'helperCalendar';

/** The page of a route: how it is loaded, and what it reads first. */
export type PageSpec = {
  /**
   * Reads of the page as it opens without a query, sent while the app loads; `{branch}` is the active branch, `{id}` that
   * part of the path, `{from}` and `{to}` are the days of `firstDays`. One that the page does not make costs an unused
   * call.
   */
  firstCalls?: readonly string[];
  firstDays?: FirstDays;
  load: PageLoader;
};

/** Loads a page; `withTexts` also says with which texts. */
export type PageLoader = (() => Promise<Page>) & Partial<Pick<TextLoader<Page>, 'catalogs' | 'module'>>;

type Page = { default: ComponentType };

export type PageTable = Record<RouteName, PageSpec>;

/** The pages of all routes of an area; a route without one does not compile. */
export type PagesOf<Owner extends Area> = Record<NameIn<Owner>, PageSpec>;

type NameIn<Owner extends Area> = Owner extends 'public'
  ? Exclude<RouteName, `company-${string}` | `helper-${string}`>
  : Extract<RouteName, `${Owner}-${string}`>;

/** Finds the page of a route. Its table may have to be loaded first. */
export type PageFinder = (name: RouteName) => Promise<PageSpec>;
