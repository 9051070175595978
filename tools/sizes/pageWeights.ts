import { type RouteFiles, routeFilesId } from '../../src/platform/routing/routeFiles';
import { type Bundle, listFiles, weigh } from '../bench/bundle';

/** What a page loads on a first visit: bytes after gzip, and its scripts and stylesheets. */
export type PageWeight = { path: string; js: number; css: number; files: number };

/** The texts that every page starts with, in one language. */
const firstTexts = ['src/platform/language/catalog.en.ts'];
/** Loaded after the first rows of every page behind the sign-in. */
const afterwards = ['src/platform/realtime/connection/echo.ts', 'src/platform/http/client.ts'];
/** A page may grow by this much before it needs a new budget. */
const tolerance = 1.03;

/** The weight of each route, by the table and the links in the page itself. */
export function weighPages(bundle: Bundle): PageWeight[] {
  const { html } = bundle;
  const { files, routes } = readTable(html);
  const ofApp = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
  const texts = [...listFiles(bundle, firstTexts)];
  const later = [...listFiles(bundle, afterwards)];
  return routes.map((route) => {
    const own = [...route.files, ...route.texts.en].map((at) => files[at] ?? '');
    const all = new Set([...ofApp, ...texts, ...own, ...(route.area === 'public' ? [] : later)]);
    return { path: route.path, ...weigh(bundle, all), files: all.size };
  });
}

/** One line for each figure over its budget, and for each page without one. */
export function findGrowth(
  pages: readonly PageWeight[],
  budgets: Readonly<Record<string, Omit<PageWeight, 'path'>>>,
): string[] {
  return pages.flatMap((page) => {
    const budget = budgets[page.path];
    if (!budget) return [`${page.path} has no budget: record it`];
    return (['js', 'css', 'files'] as const)
      .filter((what) => page[what] > budget[what] * tolerance)
      .map((what) => `${page.path}: ${what} ${page[what]}, over ${budget[what]} by more than 3 %`);
  });
}

function readTable(html: string): RouteFiles {
  const text = new RegExp(`id="${routeFilesId}">(.*?)</script>`, 's').exec(html)?.[1];
  if (text === undefined) throw new Error('The page has no table of routes');
  return JSON.parse(text) as RouteFiles;
}
