import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

export const repository = resolve(import.meta.dirname, '../..');

/** Paths below the repository's folder `folder`, with forward slashes, sorted; all files or those `pattern` matches. */
export function filesIn(folder: string, pattern = /./): string[] {
  return readdirSync(join(repository, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(repository.length + 1))
    .filter((file) => pattern.test(file))
    .sort();
}

export const read = (file: string): string => readFileSync(join(repository, file), 'utf8');

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** The syntax tree of a TypeScript file. Throws when the file does not parse. */
export function parse(file: string, text: string): ESTree.Program {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return program;
}

/** The imports of a file, in any form a bundler follows: import, export from, import(), new URL(…, import.meta.url). */
export function listImports(file: string, text: string): string[] {
  const found: string[] = [];
  const add = (source: ESTree.Expression | null | undefined) => {
    if (source?.type === 'Literal' && typeof source.value === 'string') found.push(source.value);
  };
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => importKind === 'type' || add(source),
    ExportNamedDeclaration: ({ source, exportKind }) => exportKind === 'type' || add(source),
    ExportAllDeclaration: ({ source, exportKind }) => exportKind === 'type' || add(source),
    ImportExpression: ({ source }) => add(source),
    NewExpression: ({ callee, arguments: [first, second] }) => {
      const isUrl = callee.type === 'Identifier' && callee.name === 'URL' && second !== undefined;
      const isFolder = first?.type === 'Literal' && first.value === '..';
      if (isUrl && first && first.type !== 'SpreadElement' && !isFolder) add(first);
    },
  }).visit(parse(file, text));
  return found;
}

/** An import of a file of the repository. */
export const isLocal = (source: string): boolean => /^[.#]/.test(source);

/** The file that a local import of `from` names (`#name` is `src/name`: tsconfig.base.json). Throws when there is none. */
export function locate(from: string, source: string): string {
  const path = source.replace(/\?.*$/, '');
  const plain = normalize(path.startsWith('#') ? path.replace('#', 'src/') : join(dirname(from), path));
  const candidates = [plain, `${plain}.ts`, `${plain}.tsx`, join(plain, 'index.ts')];
  const hit = candidates.find(
    (file) => existsSync(join(repository, file)) && statSync(join(repository, file)).isFile(),
  );
  if (hit === undefined) throw new Error(`${from} imports ${source}, which is not there`);
  return hit;
}
