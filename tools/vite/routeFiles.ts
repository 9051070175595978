import type { Plugin, Rolldown } from 'vite';
import type { LoadedCatalog } from '../../src/platform/language/catalog';
import { type RouteFiles, type RouteOfPage, routeFilesId } from '../../src/platform/routing/routeFiles';
import { listFiles, type BuiltChunks } from './builtChunks.ts';
import { findModule, readSources, type RouteSources } from './routeSources.ts';

const alwaysLoaded = ['src/main.ts', 'src/app/mount.tsx'];

/** Writes into the page which files and calls each route starts with, from the route table. */
export function routeFiles(): Plugin {
  let sources: RouteSources;
  return {
    name: 'route-files',
    apply: 'build',
    async buildStart() {
      sources = await readSources();
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

function toChunks(bundle: Rolldown.OutputBundle): BuiltChunks {
  return Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [output] : []));
}

function describeRoutes({ routes, paths, redirects, parts }: RouteSources, chunks: BuiltChunks) {
  const files: string[] = [];
  const known = new Set(listFiles(chunks, alwaysLoaded));
  const toPositions = (modules: readonly string[]) =>
    listFiles(chunks, modules)
      .filter((file) => !known.has(file))
      .map((file) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1));
  const described = Object.entries(routes).map(([name, spec]): RouteOfPage => {
    const area = parts[spec.area];
    const catalogs = [...area.catalogs, ...(spec.load.catalogs ?? [])];
    const texts = (language: string) => toPositions(catalogs.map((catalog) => findTexts(chunks, catalog, language)));
    return {
      path: paths[name] ?? '',
      area: spec.area,
      files: toPositions([...area.modules, findModule(name, spec)]),
      texts: { en: texts('en'), es: texts('es') },
      calls: [...area.calls, ...(spec.firstCalls ?? [])],
      ...(spec.firstDays && { days: spec.firstDays }),
    };
  });
  return { files, routes: described, redirects } satisfies RouteFiles;
}

/** Areas without a translation show English. */
function findTexts(chunks: BuiltChunks, { name }: LoadedCatalog, language: string): string {
  const file = `src/${name}/catalog.${language}.ts`;
  const isThere = chunks.some(({ moduleIds, facadeModuleId }) =>
    [...moduleIds, facadeModuleId].some((id) => id?.endsWith(`/${file}`)),
  );
  return isThere ? file : `src/${name}/catalog.en.ts`;
}
