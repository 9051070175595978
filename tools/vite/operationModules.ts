import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type ESTree, parseSync, type Plugin } from 'vite';

const ENDPOINTS = /[\\/]src[\\/]generated[\\/]endpoints[\\/](\w+)[\\/]\1\.ts$/;
const QUERY = '?operation=';

/**
 * The generated client has one module for each tag of the contract, and a module is in one file of the build: a page
 * that reads one list would load the calls of all pages that use the tag. Builds make each operation its own module.
 */
export function operationModules(): Plugin {
  return {
    name: 'operation-modules',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /[\\/]generated[\\/]endpoints[\\/]/ },
      handler(id) {
        const [file = '', name] = id.split(QUERY);
        if (!ENDPOINTS.test(file)) return null;
        const parts = splitOperations(readFileSync(file, 'utf8'), `./${basename(file)}${QUERY}`);
        if (name !== undefined) return parts.get(name) ?? null;
        return [...parts.keys()].map((part) => `export * from './${basename(file)}${QUERY}${part}';`).join('\n');
      },
    },
  };
}

type Statement = { name: string; text: string; isExported: boolean };

/** The code of each operation by a name in it: the functions that use each other. `address` is that of a part. */
export function splitOperations(code: string, address: string): Map<string, string> {
  const { imports, statements } = readStatements(code);
  const names = new Set(statements.map(({ name }) => name));
  const isHelper = (name: string) => statements.every((each) => each.name !== name || !each.isExported);
  const uses = new Map(
    [...names].map((name) => {
      const text = statements.flatMap((each) => (each.name === name ? [each.text] : [])).join('\n');
      return [name, new Set(text.match(/\w+/g)?.filter((word) => names.has(word) && word !== name))];
    }),
  );
  const groups = joinUsers(
    [...names].filter((name) => !isHelper(name)),
    uses,
  );
  const helpers = [...names].filter(isHelper);
  const write = (group: ReadonlySet<string>) =>
    statements.flatMap(({ name, text }) => (group.has(name) ? [text] : [])).join('\n');
  const importHelpers = helpers.map((name) => `import { ${name} } from '${address}${name}';\n`).join('');
  return new Map([
    ...groups.map((group) => [[...group][0] ?? '', `${imports}${importHelpers}${write(group)}`] as const),
    ...helpers.map((name) => [name, `${imports}export ${write(new Set([name]))}`] as const),
  ]);
}

/** Sets of names of which each uses another one of its set, or is used by it. */
function joinUsers(names: readonly string[], uses: ReadonlyMap<string, ReadonlySet<string>>): Set<string>[] {
  let groups: Set<string>[] = [];
  for (const name of names) {
    const linked = (group: ReadonlySet<string>) =>
      [...group].some((other) => uses.get(name)?.has(other) || uses.get(other)?.has(name));
    const joined = groups.filter(linked);
    groups = [
      ...groups.filter((group) => !joined.includes(group)),
      new Set([...joined.flatMap((each) => [...each]), name]),
    ];
  }
  return groups;
}

function readStatements(code: string): { imports: string; statements: Statement[] } {
  const { program } = parseSync('endpoints.ts', code);
  const getText = ({ start, end }: ESTree.Node) => code.slice(start, end);
  const imports = program.body.filter(({ type }) => type === 'ImportDeclaration').map((each) => `${getText(each)}\n`);
  const statements = program.body.flatMap((node) => {
    const isExported = node.type === 'ExportNamedDeclaration';
    const names = findNames(isExported ? node.declaration : node);
    return names.map((name): Statement => ({ name, text: getText(node), isExported }));
  });
  return { imports: imports.join(''), statements };
}

/** The names that a statement declares, without types: a build has none. */
function findNames(declaration: ESTree.Node | null): string[] {
  switch (declaration?.type) {
    case 'VariableDeclaration':
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
    case 'FunctionDeclaration':
    case 'TSDeclareFunction':
      return declaration.id ? [declaration.id.name] : [];
    default:
      return [];
  }
}
