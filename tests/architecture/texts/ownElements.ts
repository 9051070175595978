import { type ESTree, Visitor } from 'vite';
import { parse } from '../sources';

/*
 * A browser that translates a page puts each text into an element of its own. React then fails when it removes that text,
 * or inserts something before it: so a text beside something that comes and goes has an element already.
 */

type Child = ESTree.JSXChild;
type Expression = ESTree.Expression | ESTree.JSXEmptyExpression;

/**
 * Texts of a file directly beside a conditional element, or that come and go beside others: also those in a fragment,
 * which comes and goes with all that it has, and those in whose place there may be an element.
 */
export function looseTexts(file: string, source: string): string[] {
  const found: string[] = [];
  const report = (parts: readonly Child[]) => {
    for (const { start, end } of parts) found.push(source.slice(start, end).trim());
  };
  const check = (children: readonly Child[]) => {
    const parts = children.filter((child) => !isBlank(child));
    if (parts.length < 2) return;
    const isNearConditional = parts.some(isConditional);
    const loose = parts.filter((part) => (isText(part) && isNearConditional) || isAlsoElement(part));
    report(loose);
  };
  new Visitor({
    JSXElement: ({ children }) => check(children),
    JSXFragment: ({ children }) =>
      report(children.filter((child) => !isBlank(child) && (isText(child) || isAlsoElement(child)))),
  }).visit(parse(file, source));
  return found;
}

function isBlank(child: Child): boolean {
  if (child.type === 'JSXText') return child.value.trim() === '';
  return child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression';
}

function isConditional(child: Child): boolean {
  if (child.type !== 'JSXExpressionContainer') return false;
  const { expression } = child;
  if (expression.type === 'LogicalExpression') return expression.operator === '&&';
  if (expression.type === 'MemberExpression') return isOfIcons(expression.object);
  return expression.type === 'ConditionalExpression' && !isString(expression);
}

function isText(child: Child): boolean {
  if (child.type === 'JSXText') return true;
  return child.type === 'JSXExpressionContainer' && isString(child.expression);
}

/** One of both alternatives is a text, the other one an element. */
function isAlsoElement(child: Child): boolean {
  if (child.type !== 'JSXExpressionContainer' || child.expression.type !== 'ConditionalExpression') return false;
  const { consequent, alternate } = child.expression;
  return (isString(consequent) && isElement(alternate)) || (isElement(consequent) && isString(alternate));
}

function isElement(node: Expression): boolean {
  if (node.type === 'ParenthesizedExpression') return isElement(node.expression);
  return node.type === 'JSXElement' || node.type === 'JSXFragment';
}

/** Names of props and values that are texts. */
const textNames = new Set(['label', 'title', 'name', 'text', 'hint', 'error', 'words', 'meaning']);

function isString(node: Expression): boolean {
  if (node.type === 'ParenthesizedExpression') return isString(node.expression);
  if (node.type === 'TemplateLiteral') return true;
  // A browser leaves a blank as it is.
  if (node.type === 'Literal') return typeof node.value === 'string' && node.value.trim() !== '';
  if (node.type === 'ConditionalExpression') return isString(node.consequent) && isString(node.alternate);
  if (node.type === 'LogicalExpression') return isString(node.right);
  return isWrittenText(node);
}

/** A value whose name says that it is a text. */
function isWrittenText(node: Expression): boolean {
  if (node.type === 'Identifier') return textNames.has(node.name);
  if (node.type === 'MemberExpression') return isOfTexts(node) || isWrittenText(node.property as Expression);
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  return callee.type === 'Identifier' ? /^(format|describe)[A-Z]/.test(callee.name) : isOfTexts(callee);
}

/** Icons by code: another one takes the place of the last, or none. */
function isOfIcons(node: ESTree.Expression | ESTree.Super): boolean {
  return node.type === 'Identifier' && /(icons|marks)$/i.test(node.name);
}

/** A text of a file of texts: `texts.save`, `jobTexts.position[code]`. */
function isOfTexts(node: ESTree.Expression | ESTree.Super): boolean {
  if (node.type === 'MemberExpression') return isOfTexts(node.object);
  return node.type === 'Identifier' && /texts$/i.test(node.name);
}
