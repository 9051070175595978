// @vitest-environment node
import { type ESTree, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { filesIn, isTest, parse, read } from './sources';

// The predicates of src/platform/http/failures.ts define what an HTTP status means.

const comparisons = new Set(['===', '!==', '<', '>', '<=', '>=']);

function bareStatuses(file: string, source: string): string[] {
  // Most files need not be parsed.
  if (!source.includes('status')) return [];
  const found: string[] = [];
  const add = ({ start, end }: ESTree.Node) => found.push(`${file}: ${source.slice(start, end)}`);
  new Visitor({
    BinaryExpression: (node) => {
      const { operator, left, right } = node;
      const isComparison = (isStatus(left) && isNumber(right)) || (isStatus(right) && isNumber(left));
      if (comparisons.has(operator) && isComparison) add(node);
    },
    SwitchStatement: (node) => {
      if (isStatus(node.discriminant) && node.cases.some(({ test: value }) => value && isNumber(value))) {
        add(node.discriminant);
      }
    },
    CallExpression: (node) => {
      if (isListOfNumbers(node.callee) && node.arguments.some(isStatus)) add(node);
    },
  }).visit(parse(file, source));
  return found;
}

function isStatus(node: ESTree.Node): boolean {
  if (node.type === 'Identifier') return node.name === 'status';
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === 'status';
}

function isNumber(node: ESTree.Node): boolean {
  return node.type === 'Literal' && typeof node.value === 'number';
}

/** `[413, 415].includes` and similar lists. */
function isListOfNumbers(node: ESTree.Node): boolean {
  if (node.type !== 'MemberExpression' || node.object.type !== 'ArrayExpression') return false;
  return node.object.elements.some((element) => element !== null && isNumber(element));
}

test('no status is compared with a number outside platform/http', () => {
  const files = filesIn('src', /\.tsx?$/).filter(
    (file) => !isTest(file) && !file.startsWith('src/generated/') && !file.startsWith('src/platform/http/'),
  );
  expect(files.flatMap((file) => bareStatuses(file, read(file)))).toEqual([]);
});

test.each([
  ['error.status === 404', 1],
  ['status !== 0', 1],
  ['error.status >= 500', 1],
  ['[413, 415].includes(error.status)', 1],
  ['switch (error.status) { case 410: break; }', 1],
  ['isNotFound(error)', 0],
  ['order.status === OrderStatus.formed', 0],
  ['count === 404', 0],
  ['[1, 2].includes(count)', 0],
])('%s counts as %i', (code, times) => {
  expect(bareStatuses('code.ts', code)).toHaveLength(times);
});
