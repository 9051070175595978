import type { Language } from '../language/languages';
import type { FirstDays } from './pageTable';
import type { Area } from './routeTable';

/** What the page says about its routes; written by the build (tools/vite/routeFiles.ts). */
export type RouteFiles = {
  /** Relative to the app's root. */
  files: readonly string[];
  routes: readonly RouteOfPage[];
  redirects: Readonly<Record<string, string>>;
};

export type RouteOfPage = {
  path: string;
  area: Area;
  /** Positions in `files`. */
  files: readonly number[];
  texts: Readonly<Record<Language, readonly number[]>>;
  /** Reads the page starts with (`firstCalls` in routeTable.ts). */
  calls: readonly string[];
  days?: FirstDays;
};

/** The element with the table. Its script is data, so the content security policy allows it. */
export const routeFilesId = 'route-files';

let table: RouteFiles | undefined;
const requested = new Set<number>();

/** The row of a path of this app, without its query. Undefined where the page has no table: while developing. */
export function findRouteOfPage(path: string): RouteOfPage | undefined {
  const { routes, redirects } = readTable();
  const target = redirects[path] ?? path;
  const parts = split(target);
  return routes.find((route) => isSame(split(route.path), parts));
}

/** The parts of a path that a route names: `id` of "/company/job/details/:id". */
export function readIds({ path }: Pick<RouteOfPage, 'path'>, onPath: string): Record<string, string> {
  const parts = split(onPath);
  const named = split(path).map((name, at): [string, string] => [name, parts[at] ?? '']);
  return Object.fromEntries(named.flatMap(([name, id]) => (name.startsWith(':') ? [[name.slice(1), id]] : [])));
}

/** Calls with these ids and days. Those that need one which is not known are left out. */
export function fillCalls(calls: readonly string[], values: Readonly<Record<string, string>>): string[] {
  return calls.flatMap((call) => {
    const names = [...call.matchAll(placeholder)].map(([, name = '']) => name);
    if (!names.every((name) => idOrDay.test(values[name] ?? ''))) return [];
    return [call.replace(placeholder, (_, name: string) => values[name] ?? '')];
  });
}

const placeholder = /\{(\w+)\}/g;
const idOrDay = /^([1-9]\d*|\d{4}-\d{2}-\d{2})$/;

/** Loads the files of a route, and its texts in a language, without running them. */
export function preloadFiles({ files, texts }: RouteOfPage, language: Language): void {
  for (const at of [...files, ...texts[language]]) {
    const file = readTable().files[at];
    if (file !== undefined && !requested.has(at)) document.head.append(toLink(file));
    requested.add(at);
  }
}

function readTable(): RouteFiles {
  const text = document.getElementById(routeFilesId)?.textContent;
  return (table ??= text ? (JSON.parse(text) as RouteFiles) : { files: [], routes: [], redirects: {} });
}

function toLink(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
  if (link.rel === 'preload') link.as = 'style';
  link.crossOrigin = '';
  // The build's files are in one folder, and this code is one of them.
  link.href = import.meta.url.replace(/assets\/[^/]*$/, file);
  return link;
}

const split = (path: string) => path.toLowerCase().split('/').filter(Boolean);

function isSame(pattern: readonly string[], parts: readonly string[]): boolean {
  return pattern.length === parts.length && pattern.every((each, at) => each.startsWith(':') || each === parts[at]);
}
