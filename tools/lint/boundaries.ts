import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, matchesGlob, posix } from 'node:path';
import { parseSync } from 'vite';
import { elements, files, policies } from './modules';
import { type Dependency, decide, type Place, type Target } from './policies';

/*
 * Checks every import of the repository against the table of modules.ts. A separate program, because a plugin of
 * oxlint in JavaScript reads each file a second time, which was a third of the time of lint.
 */

/** `rule` is the name that planted violations use; `file` is relative to the root. */
export type Finding = { rule: string; file: string; message: string };

const ignoredFolders = /^(node_modules|dist.*|gallery|test-results|\..*)$/;
const unchecked =
  /^(src\/generated|mocks\/generated|tests\/architecture\/(violations|wrongFields))\/|\.d\.ts$|^(?!.*\.[cm]?[jt]sx?$)/;

/** The imports of the code below `root` that the table does not allow, circles of modules, and unknown files. */
export function findBoundaryProblems(root: string): Finding[] {
  const all = new Set(listFiles(root, ''));
  const modules: Modules = new Map();
  const findings = [...all]
    .filter((file) => !unchecked.test(file))
    .flatMap((file) => checkFile(root, file, all, modules));
  return [...findings, ...findCircles(modules)];
}

/** The modules that each module imports, by `layer/part`, each with a file that does. */
type Modules = Map<string, Map<string, string>>;

function checkFile(root: string, file: string, all: ReadonlySet<string>, modules: Modules): Finding[] {
  const from = classify(file);
  if (from.layer === undefined && from.categories.length === 0)
    return [{ rule: 'boundaries(no-unknown-files)', file, message: 'This file does not belong to any known element.' }];
  const messages = readImports(file, readFileSync(join(root, file), 'utf8')).flatMap((dependency) => {
    const target = toTarget(file, dependency.source, all);
    addImport(modules, file, from, target);
    return decide(policies, from, target, dependency) ?? [];
  });
  return [...new Set(messages)].map((message) => ({ rule: 'boundaries(dependencies)', file, message }));
}

/** Platform parts and features only: `mocks`, tests and tools are one module each. */
function addImport(modules: Modules, file: string, from: Place, to: Target): void {
  const [source, target] = [`${from.layer}/${from.part}`, `${to.layer}/${to.part}`];
  if (from.categories.includes('test') || from.part === '' || to.part === '' || source === target) return;
  modules.set(source, (modules.get(source) ?? new Map<string, string>()).set(target, file));
}

/** Modules that import each other, types included, directly or through others. */
function findCircles(modules: Modules): Finding[] {
  return [...modules].flatMap(([module, imported]) =>
    [...imported]
      .filter(([target]) => reach(modules, target).has(module))
      .map(([target, file]) => ({
        rule: 'boundaries(no-circles)',
        file,
        message: `${target} imports ${module}, too.`,
      })),
  );
}

function reach(modules: Modules, from: string): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [from];
  for (let module = open.pop(); module !== undefined; module = open.pop()) {
    const next = [...(modules.get(module)?.keys() ?? [])].filter((each) => !found.has(each));
    for (const each of next) found.add(each);
    open.push(...next);
  }
  return found;
}

function listFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (!entry.isDirectory()) return entry.isFile() ? [path] : [];
    return ignoredFolders.test(entry.name) ? [] : listFiles(root, path);
  });
}

/** The module of a file: the first folder of the table it is in, and every kind of file it is. */
function classify(file: string): Place {
  const categories = files
    .filter(({ pattern }) => [pattern].flat().some((each) => matchesGlob(file, each)))
    .map(({ category }) => category);
  for (const { type, pattern, part: named = '' } of elements) {
    const folder = pattern.endsWith('/*') ? pattern.slice(0, -1) : `${pattern}/`;
    if (!file.startsWith(folder)) continue;
    if (!pattern.endsWith('/*')) return { layer: type, part: named, categories };
    const [part = '', ...rest] = file.slice(folder.length).split('/');
    if (rest.length > 0) return { layer: type, part, categories };
  }
  return { part: '', categories };
}

function readImports(file: string, text: string): Dependency[] {
  const { errors, module } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    source: moduleRequest.value,
    kind: entries.length > 0 && entries.every(({ isType }) => isType) ? ('type' as const) : ('value' as const),
    node: 'import' as const,
  }));
  const exports = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) => {
      const kind = isType ? ('type' as const) : ('value' as const);
      return moduleRequest ? [{ source: moduleRequest.value, kind, node: 'export' as const }] : [];
    });
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const source = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(start, end))?.[1];
    return source === undefined ? [] : [{ source, kind: 'value' as const, node: 'dynamic-import' as const }];
  });
  return [...imports, ...exports, ...dynamic];
}

function toTarget(from: string, source: string, all: ReadonlySet<string>): Target {
  if (/^[.#]/.test(source)) return { origin: 'local', ...classify(findFile(from, source, all)) };
  if (isBuiltin(source)) return { origin: 'core', source, part: '', categories: [] };
  const [scope = '', name] = source.split('/');
  return { origin: 'external', source: scope.startsWith('@') ? `${scope}/${name}` : scope, part: '', categories: [] };
}

function findFile(from: string, source: string, all: ReadonlySet<string>): string {
  const path = source.replace(/\?.*$/, '');
  // `#name` is `src/name`: tsconfig.base.json.
  const plain = path.startsWith('#') ? path.replace('#', 'src/') : posix.join(dirname(from), path);
  return [plain, `${plain}.ts`, `${plain}.tsx`, `${plain}/index.ts`].find((file) => all.has(file)) ?? plain;
}
