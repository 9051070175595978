import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { LoadedCatalog } from '../../src/platform/language/catalog';
import type { PageSpec, PageTable } from '../../src/platform/routing/pageTable';
import type { RouteName } from '../../src/platform/routing/paths';
import type { RouteSpec, RouteTable } from '../../src/platform/routing/routeTable';

const root = join(import.meta.dirname, '../..');
const alwaysLoaded = ['src/app/mount.tsx', 'src/platform/offline/versions.ts'];
const liveReactions = 'src/app/reactions.ts';
const setupChecklist = 'src/features/setup/checklist/SetupChecklist.tsx';
const firstCatalogs = ['src/platform/language', 'src/app'];

/** What all pages of an area load and call besides their own. */
export type PartsOfArea = Record<
  RouteSpec['area'],
  { modules: readonly string[]; catalogs: readonly LoadedCatalog[]; calls: readonly string[] }
>;

/** A row of the route table with its page. */
export type RouteOfSource = RouteSpec & PageSpec;

/** The parts of the source that say what each route loads. */
export type RouteSources = {
  routes: Record<string, RouteOfSource>;
  paths: Record<string, string>;
  redirects: Record<string, string>;
  parts: PartsOfArea;
};

export async function readSources(): Promise<RouteSources> {
  const { routes: rows } = await load<{ routes: RouteTable }>('src/app/routes.ts');
  const areas = ['public', 'company', 'helper'] satisfies RouteSpec['area'][];
  const modules = areas.map((area) => load<Record<string, PageTable>>(`src/app/pages/${area}.ts`));
  const pages = (await Promise.all(modules)).flatMap(Object.values<PageTable>).flatMap(Object.entries<PageSpec>);
  const routes = Object.fromEntries(pages.map(([name, page]) => [name, { ...rows[name as RouteName], ...page }]));
  const { paths, redirects } = await load<Omit<RouteSources, 'routes' | 'parts'>>('src/platform/routing/paths.ts');
  const { partsOfArea } = await load<{ partsOfArea: PartsOfArea }>('src/app/partsOfArea.ts');
  return { routes, paths, redirects, parts: partsOfArea };
}

async function load<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(join(root, file), { configFile: false, root, logLevel: 'error' });
  return module;
}

/** All modules that each page loads by import(). Routes that show the same page count once. */
export function listPages({ routes, parts }: RouteSources): { name: string; modules: string[] }[] {
  const pages = new Map<string, string[]>();
  for (const [name, spec] of Object.entries(routes)) {
    const page = findModule(name, spec);
    const { modules, catalogs } = parts[spec.area];
    const texts = [...catalogs, ...(spec.load.catalogs ?? [])].map((catalog) => `src/${catalog.name}`);
    const english = [...firstCatalogs, ...texts].map((folder) => `${folder}/catalog.en.ts`);
    pages.set(`${spec.area} ${page}`, [...alwaysLoaded, ...modules, ...english, page]);
  }
  // Loaded with the first live event, on any page: what they need is not left in the files of others.
  pages.set(liveReactions, [...alwaysLoaded, ...parts.company.modules, ...parts.helper.modules, liveReactions]);
  // Loaded with the activity page of an owner.
  pages.set(setupChecklist, [...alwaysLoaded, ...parts.company.modules, setupChecklist]);
  return [...pages].map(([name, modules]) => ({ name, modules }));
}

/** The module a route loads. Its loader says so itself: () => import('…'). */
export function findModule(name: string, { load: loader }: PageSpec): string {
  const path = /import\w*\(\s*["'`]\/([^"'`]+)["'`]/.exec((loader.module ?? loader).toString())?.[1];
  if (path === undefined) throw new Error(`The route "${name}" does not say which module it loads`);
  return path;
}
