import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type PluginOption, type Rolldown } from 'vite';
import { listFiles } from './builtChunks.ts';
import type { Node } from './chunkGroups.ts';
import { listPages, readSources } from './routeSources.ts';

type PageModules = {
  /** What the entry loads before anything else. */
  first: ReadonlySet<string>;
  modules: readonly Node[];
};

const styles = /\.css$/;
const comments = /\/\*[^]*?\*\//g;
const root = join(import.meta.dirname, '../..');

/**
 * Finds which pages load each module, by a build in memory that has one file per set of pages. Imports alone do not say
 * it: a page that imports one icon imports a module with all of them, and the build leaves the others out.
 */
export async function findPageModules(plugins: PluginOption[], input: string): Promise<PageModules> {
  const sources = await readSources();
  const chunks = await buildApart(plugins, input);
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = new Set(
    listFiles(chunks, [relative(root, input)]).flatMap((file) => byFile.get(file)?.moduleIds ?? []),
  );
  const pagesOf = new Map<string, Set<string>>();
  for (const { name, modules } of listPages(sources)) {
    for (const file of listFiles(chunks, modules)) {
      const pages = pagesOf.get(file) ?? new Set();
      pagesOf.set(file, pages.add(name));
    }
  }
  const modules = chunks.flatMap((chunk) => {
    const pages = pagesOf.get(chunk.fileName);
    const needs = chunk.imports.flatMap((file) => listModules(byFile.get(file)));
    return pages ? listModules(chunk).map((id) => describe(id, { chunk, pages, needs })) : [];
  });
  return { first, modules };
}

/** Styles, modules of which the build left something, and what a page imports even if it only exports from others. */
function listModules(chunk: Rolldown.OutputChunk | undefined): string[] {
  return Object.entries(chunk?.modules ?? {}).flatMap(([id, { renderedLength }]) =>
    renderedLength > 0 || styles.test(id) || id === chunk?.facadeModuleId ? [id] : [],
  );
}

type Place = { chunk: Rolldown.OutputChunk; pages: ReadonlySet<string>; needs: readonly string[] };

/** A style sheet needs nothing, and is as large as its script with the class names and the sheet itself. */
function describe(id: string, { chunk, pages, needs }: Place): Node {
  const isStyle = styles.test(id);
  const code = chunk.modules[id]?.code ?? '';
  const text = isStyle ? code + readFileSync(id, 'utf8') : code;
  return { id, pages, needs: isStyle ? [] : needs, bytes: gzipSync(text.replaceAll(comments, '')).byteLength, isStyle };
}

async function buildApart(plugins: PluginOption[], input: string): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins,
    worker: { format: 'es' },
    build: { write: false, minify: false, target: 'es2022', copyPublicDir: false, rolldownOptions: { input } },
  });
  const outputs = Array.isArray(built) ? built.flatMap(({ output }) => output) : 'output' in built ? built.output : [];
  return outputs.filter((output) => output.type === 'chunk');
}
