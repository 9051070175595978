import { join } from 'node:path';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import type { LoadedCatalog } from '../../src/platform/language/catalog';
import { type RouteFiles, type RouteOfPage, routeFilesId } from '../../src/platform/routing/routeFiles';
import type { RouteSpec, RouteTable } from '../../src/platform/routing/routeTable';
import { filesOf, type BuiltChunks } from './builtChunks.ts';

const root = join(import.meta.dirname, '../..');
const alwaysLoaded = ['src/main.ts', 'src/app/mount.tsx'];

type Sources = {
  routes: { routes: RouteTable };
  paths: { paths: Record<string, string>; redirects: Record<string, string> };
  parts: { partsOfArea: PartsOfArea };
};

/** What all pages of an area load and call besides their own. */
export type PartsOfArea = Record<
  RouteSpec['area'],
  { modules: readonly string[]; catalogs: readonly LoadedCatalog[]; calls: readonly string[] }
>;

/** Writes into the page which files and calls each route starts with, from the route table. */
export function routeFiles(): Plugin {
  let sources: Sources;
  return {
    name: 'route-files',
    apply: 'build',
    async buildStart() {
      sources = {
        routes: await load('src/app/routes.ts'),
        paths: await load('src/platform/routing/paths.ts'),
        parts: await load('src/app/partsOfArea.ts'),
      };
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        if (!bundle) return [];
        const table = describeRoutes(sources, toChunks(bundle));
        return [
          {
            tag: 'script',
            attrs: { type: 'application/json', id: routeFilesId },
            children: JSON.stringify(table).replaceAll('<', '\\u003c'),
            injectTo: 'head-prepend',
          },
        ];
      },
    },
  };
}

async function load<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(join(root, file), { configFile: false, root, logLevel: 'error' });
  return module;
}

function toChunks(bundle: Rolldown.OutputBundle): BuiltChunks {
  return Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [output] : []));
}

function describeRoutes({ routes: { routes }, paths: { paths, redirects }, parts }: Sources, chunks: BuiltChunks) {
  const files: string[] = [];
  const known = new Set(filesOf(chunks, alwaysLoaded));
  const toPositions = (modules: readonly string[]) =>
    filesOf(chunks, modules)
      .filter((file) => !known.has(file))
      .map((file) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1));
  const described = Object.entries(routes).map(([name, spec]): RouteOfPage => {
    const area = parts.partsOfArea[spec.area];
    const catalogs = [...area.catalogs, ...(spec.load.catalogs ?? [])];
    const texts = (language: string) => toPositions(catalogs.map((catalog) => findTexts(chunks, catalog, language)));
    return {
      path: paths[name] ?? '',
      area: spec.area,
      files: toPositions([...area.modules, findModule(name, spec)]),
      texts: { en: texts('en'), es: texts('es') },
      calls: [...area.calls, ...(spec.firstCalls ?? [])],
    };
  });
  return { files, routes: described, redirects } satisfies RouteFiles;
}

/** The module a route loads. Its loader says so itself: () => import('…'). */
function findModule(name: string, { load: loader }: RouteSpec): string {
  const path = /import\w*\(\s*["'`]\/([^"'`]+)["'`]/.exec((loader.module ?? loader).toString())?.[1];
  if (path === undefined) throw new Error(`The route "${name}" does not say which module it loads`);
  return path;
}

/** Areas without a translation show English. */
function findTexts(chunks: BuiltChunks, { name }: LoadedCatalog, language: string): string {
  const file = `src/${name}/catalog.${language}.ts`;
  const isThere = chunks.some(({ moduleIds, facadeModuleId }) =>
    [...moduleIds, facadeModuleId].some((id) => id?.endsWith(`/${file}`)),
  );
  return isThere ? file : `src/${name}/catalog.en.ts`;
}
