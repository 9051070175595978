import { resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { compressToGzip } from '../compress/contents';

export type Chunk = {
  file: string;
  /** The module it was made for, relative to the repository root; undefined for a chunk that several modules share. */
  source: string | undefined;
  imports: readonly string[];
  styles: readonly string[];
  /** Modules with code in it, relative to the repository root. */
  modules: readonly string[];
  /** All its modules, also those that only pass on the exports of others. */
  ids: readonly string[];
};

/** The files of a build. Sizes are bytes after gzip, by file. */
export type Bundle = { chunks: readonly Chunk[]; sizes: ReadonlyMap<string, number>; html: string };

export type Weight = { js: number; css: number };

const root = resolve(import.meta.dirname, '../..');

/** Makes the production build in memory. */
export async function buildProduction(): Promise<Bundle> {
  const built = await build({ root, logLevel: 'silent', build: { write: false } });
  const outputs = Array.isArray(built) ? built.flatMap(({ output }) => output) : 'output' in built ? built.output : [];
  return {
    chunks: outputs.flatMap((output) => (output.type === 'chunk' ? [toChunk(output)] : [])),
    html: outputs.flatMap((each) => (each.fileName === 'index.html' ? String(getContent(each)) : [])).join(''),
    sizes: await measure(outputs),
  };
}

/** Bytes of each file as they are served. Fonts and pictures are compressed already. */
async function measure(outputs: readonly Output[]): Promise<Map<string, number>> {
  const texts = outputs.filter((output) => typeof getContent(output) === 'string');
  const compressed = await compressToGzip(texts.map((output) => Buffer.from(getContent(output))));
  return new Map([
    ...outputs.map((output) => [output.fileName, getContent(output).length] as const),
    ...texts.map(({ fileName }, at) => [fileName, compressed[at]?.byteLength ?? 0] as const),
  ]);
}

/** Files that a page has loaded for these modules: their chunks, the imports of those, and their styles. */
export function listFiles({ chunks }: Bundle, sources: readonly string[]): Set<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const files = new Set<string>();
  const take = (chunk: Chunk | undefined) => {
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.styles.forEach((style) => files.add(style));
    chunk.imports.forEach((file) => take(byFile.get(file)));
  };
  for (const source of sources) {
    const chunk = chunks.find((each) => each.source === source || each.ids.includes(source));
    if (!chunk) throw new Error(`The build has no chunk for ${source}`);
    take(chunk);
  }
  return files;
}

export function weigh({ sizes }: Bundle, files: Iterable<string>): Weight {
  const weight = { js: 0, css: 0 };
  for (const file of files) weight[file.endsWith('.css') ? 'css' : 'js'] += sizes.get(file) ?? 0;
  return weight;
}

/** Modules with code in any of these files. */
export function listModules({ chunks }: Bundle, files: ReadonlySet<string>): string[] {
  return chunks.flatMap(({ file, modules }) => (files.has(file) ? modules : []));
}

function toChunk(output: Rolldown.OutputChunk): Chunk {
  return {
    file: output.fileName,
    source: output.facadeModuleId === null ? undefined : fromRoot(output.facadeModuleId),
    imports: output.imports,
    ids: output.moduleIds.map(fromRoot),
    styles: [...(output.viteMetadata?.importedCss ?? [])],
    modules: Object.entries(output.modules).flatMap(([id, { renderedLength }]) =>
      renderedLength > 0 ? [fromRoot(id)] : [],
    ),
  };
}

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

function getContent(output: Output): string | Uint8Array {
  return output.type === 'chunk' ? output.code : output.source;
}

function fromRoot(id: string): string {
  return id.startsWith(`${root}/`) ? id.slice(root.length + 1) : id;
}
