import { type ESTree, Visitor } from 'vite';
import { parse } from '../sources';

const readAloud = new Set(
  'alt aria-description aria-label aria-placeholder aria-roledescription aria-valuetext cancelLabel description heading hint label message placeholder subtitle text title'.split(
    ' ',
  ),
);

/**
 * Texts that a file shows to users without a file of texts: JSX text, strings in JSX braces, strings in properties that are
 * shown or read aloud, and messages of toasts.
 */
export function literalTexts(file: string, source: string): string[] {
  // Without JSX only a toast shows a text.
  if (file.endsWith('.ts') && !source.includes('showToast')) return [];
  const found: string[] = [];
  const report = (words: string) => {
    if (/\p{L}/u.test(words)) found.push(words.trim());
  };
  const reportAll = (expression: ESTree.Expression | ESTree.JSXEmptyExpression) =>
    listStrings(expression).forEach(report);
  new Visitor({
    JSXText: ({ value }) => report(value),
    JSXElement: ({ children }) => children.forEach((child) => inBraces(child, reportAll)),
    JSXFragment: ({ children }) => children.forEach((child) => inBraces(child, reportAll)),
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !readAloud.has(name.name)) return;
      if (value?.type === 'Literal') reportAll(value);
      else if (value) inBraces(value, reportAll);
    },
    CallExpression: ({ callee, arguments: [first] }) => {
      const toasts = callee.type === 'Identifier' && callee.name === 'showToast';
      if (toasts && first?.type === 'ObjectExpression') shownProperties(first).forEach(reportAll);
    },
  }).visit(parse(file, source));
  return found;
}

function inBraces(node: ESTree.Node, reportAll: (expression: ESTree.Expression | ESTree.JSXEmptyExpression) => void) {
  if (node.type === 'JSXExpressionContainer') reportAll(node.expression);
}

function shownProperties(object: ESTree.ObjectExpression): ESTree.Expression[] {
  return object.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' && readAloud.has(property.key.name)
      ? [property.value]
      : [],
  );
}

/** The possible strings of an expression, followed through `? :`, `&&`, `||`, `??`, `+` and templates. */
function listStrings(node: ESTree.Expression | ESTree.PrivateIdentifier | ESTree.JSXEmptyExpression): string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.raw);
    case 'ConditionalExpression':
      return [...listStrings(node.consequent), ...listStrings(node.alternate)];
    case 'LogicalExpression':
      return node.operator === '&&' ? listStrings(node.right) : [...listStrings(node.left), ...listStrings(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...listStrings(node.left), ...listStrings(node.right)] : [];
    default:
      return [];
  }
}
