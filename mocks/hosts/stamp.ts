import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** Seed files of a new world, and the columns of its tables. */
const entries = ['mocks/provider/scenarios/scenarios.ts', 'mocks/provider/store/schema.ts'];
const imports = /^(?:import|export)\s(?<names>[^'"]*?\sfrom\s)?\s*'(?<path>[.#][^']+)'/gm;

/** The text of a file by its path in the repository; undefined where there is none. */
type Read = (file: string) => string | undefined;

/**
 * Everything a new world is made of: what the entries import, and what that imports. A type counts where it describes
 * rows, not where it describes code.
 */
export function worldFiles(read: Read = fromDisk): Map<string, string> {
  const files = new Map<string, string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const text = files.has(file) ? undefined : read(file);
    if (text === undefined) continue;
    files.set(file, text);
    waiting.push(...importedBy(file, text, read));
  }
  return files;
}

/** A short hash of the files: another one whenever one of them is another. */
export function getStamp(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [file, text] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${file}\0${text}\0`);
  return hash.digest('hex').slice(0, 16);
}

function importedBy(file: string, text: string, read: Read): string[] {
  const isOfRows = /^(mocks\/provider\/store|src\/generated)\/|^mocks\/\w+\/(rows|tables)\b/.test(file);
  const followed = [...text.matchAll(imports)].filter(({ groups }) => isOfRows || !groups?.names?.startsWith('type '));
  return followed.flatMap(({ groups }) => {
    const source = groups?.path ?? '';
    const path = source.startsWith('#') ? source.replace('#', 'src/') : join(dirname(file), source);
    return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((each) => read(each) !== undefined) ?? [];
  });
}

function fromDisk(file: string): string | undefined {
  const path = join(root, file);
  return /\.\w+$/.test(file) && existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
