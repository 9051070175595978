import type { ESTree } from 'vite';
import { type Operation, operations } from '../../../mocks/generated/operations';
import { filesIn, isTest, parse, read } from '../../architecture/sources';

/** Calls that are sent like a write and change nothing that a screen shows. */
const others: readonly string[] = ['getMe', 'matchHelpers', 'checkMove', 'authorizeChannel', 'authenticateUser'];

const features = 'src/features/';
const isApi = (file: string) => /\/(?:api|\w+Api)\.ts$/.test(file);

/**
 * The files of the features that send a write, each with the hook that it uses: `team/member/NewMember.tsx useAddMember`.
 * A hook is in a feature's api.ts and makes the call of a write.
 */
export function listSites(): string[] {
  const files = filesIn(features, /\.tsx?$/).filter((file) => !isTest(file));
  const hooks = new Set(files.filter(isApi).flatMap(listHooks));
  return files
    .filter((file) => !isApi(file))
    .flatMap((file) =>
      listImportedNames(file)
        .filter((name) => hooks.has(name))
        .map((name) => `${file.slice(features.length)} ${name}`),
    )
    .toSorted();
}

/** The hooks of a file that make the call of a write, themselves or by another function of the file. */
function listHooks(file: string): string[] {
  const source = read(file);
  const functions = parse(file, source).body.flatMap((statement) => listDeclared(statement, source));
  const names = new Set(writes);
  for (const { name, words } of [...functions, ...functions])
    if (words.some((word) => names.has(word))) names.add(name);
  return functions.map(({ name }) => name).filter((name) => names.has(name) && /^use[A-Z]/.test(name));
}

const writes: readonly string[] = Object.entries<Operation>(operations)
  .filter(([id, { method }]) => method !== 'GET' && !others.includes(id))
  .flatMap(([id]) => [id, `use${id.charAt(0).toUpperCase()}${id.slice(1)}`]);

type Declared = { name: string; words: string[] };

function listDeclared(statement: ESTree.Node, source: string): Declared[] {
  const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  const readWords = ({ start, end }: ESTree.Node) => source.slice(start, end).match(/\w+/g) ?? [];
  if (node?.type === 'FunctionDeclaration')
    return node.id ? [{ name: node.id.name, words: readWords(node).slice(2) }] : [];
  if (node?.type !== 'VariableDeclaration') return [];
  return node.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init ? [{ name: id.name, words: readWords(init) }] : [],
  );
}

function listImportedNames(file: string): string[] {
  return parse(file, read(file)).body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' && statement.importKind !== 'type'
      ? statement.specifiers.flatMap((each) =>
          each.type === 'ImportSpecifier' && each.importKind !== 'type' ? [each.local.name] : [],
        )
      : [],
  );
}
