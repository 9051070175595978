import { join } from 'node:path';
import type { Rolldown } from 'vite';

export type BuiltChunks = readonly Rolldown.OutputChunk[];

const root = join(import.meta.dirname, '../..');

/** The files of modules: their chunks, what those import, and the styles of all. Paths are relative to the repository. */
export function filesOf(chunks: BuiltChunks, modules: readonly string[]): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(modules.map((module) => findChunk(chunks, module)));
  for (const { imports } of found) {
    for (const file of imports) {
      const imported = byFile.get(file);
      if (imported) found.add(imported);
    }
  }
  const scripts = [...found].map(({ fileName }) => fileName);
  const styles = [...found].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...scripts, ...new Set(styles)];
}

function findChunk(chunks: BuiltChunks, module: string): Rolldown.OutputChunk {
  const id = join(root, module);
  const chunk = chunks.find(({ facadeModuleId, moduleIds }) => facadeModuleId === id || moduleIds.includes(id));
  if (!chunk) throw new Error(`The build has no chunk for ${module}`);
  return chunk;
}
