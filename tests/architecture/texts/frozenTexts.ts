import { type ESTree, Visitor } from 'vite';
import { parse } from '../sources';

/**
 * Reads of texts and of the locale that run when a module is loaded, so that the language of that moment stays: `const
 * label = texts.save` outside a function. `isTextModule` recognizes the modules that export texts.
 */
export function frozenReads(file: string, source: string, isTextModule: (specifier: string) => boolean): string[] {
  const program = parse(file, source);
  const texts = importedTexts(program, isTextModule);
  const found: string[] = [];
  let depth = 0;
  const enter = () => void (depth += 1);
  const leave = () => void (depth -= 1);
  const report = (node: ESTree.Node) => {
    if (depth === 0) found.push(source.slice(node.start, node.end).replace(/\s+/g, ' ').slice(0, 80));
  };
  const isText = (node: ESTree.Node | null) => node?.type === 'Identifier' && texts.has(node.name);
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    MemberExpression: (node) => {
      if (isText(node.object)) report(node);
    },
    VariableDeclarator: (node) => {
      if (node.id.type === 'ObjectPattern' && isText(node.init)) report(node);
    },
    SpreadElement: (node) => {
      if (isText(node.argument)) report(node);
    },
    CallExpression: (node) => {
      if (readsLocale(node) || node.arguments.some(isText)) report(node);
    },
    NewExpression: (node) => {
      const made = node.callee.type === 'MemberExpression' ? node.callee.object : undefined;
      if (made?.type === 'Identifier' && made.name === 'Intl') report(node);
    },
  }).visit(program);
  return found;
}

function importedTexts({ body }: ESTree.Program, isTextModule: (specifier: string) => boolean): Set<string> {
  const names = body.flatMap((node) =>
    node.type === 'ImportDeclaration' && node.importKind !== 'type' && isTextModule(node.source.value)
      ? node.specifiers.map(({ local }) => local.name)
      : [],
  );
  return new Set(names);
}

function readsLocale({ callee }: ESTree.CallExpression): boolean {
  if (callee.type === 'Identifier') return callee.name === 'currentLocale' || callee.name === 'currentLanguage';
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  return callee.property.name.startsWith('toLocale');
}
