// @vitest-environment node
import { type ESTree, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { filesIn, isTest, parse, read } from './sources';

// A number that stands for a status, role or position has a name: src/generated/model/codes.ts.

const codeNames = /^(status|type|position|role|code|to|from)$/;
const comparisons = new Set(['===', '!==', '<', '>', '<=', '>=']);

/** Comparisons of a code with a digit; HTTP statuses have three digits, and 0 means that no answer came. */
function bareCodes(file: string, source: string): string[] {
  const found: string[] = [];
  new Visitor({
    BinaryExpression: ({ operator, left, right, start, end }) => {
      if (comparisons.has(operator) && isPair(left, right)) found.push(`${file}: ${source.slice(start, end)}`);
    },
  }).visit(parse(file, source));
  return found;
}

function isPair(left: ESTree.Node, right: ESTree.Node): boolean {
  return (isCode(left) && isDigit(right)) || (isCode(right) && isDigit(left));
}

function isCode(node: ESTree.Node): boolean {
  if (node.type === 'Identifier') return codeNames.test(node.name);
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' && codeNames.test(node.property.name);
}

function isDigit(node: ESTree.Node): boolean {
  return node.type === 'Literal' && typeof node.value === 'number' && node.value >= 1 && node.value <= 9;
}

test('no code is compared with a digit', () => {
  const files = [...filesIn('src', /\.tsx?$/), ...filesIn('mocks', /\.tsx?$/)];
  const ours = files.filter((file) => !isTest(file) && !file.includes('/generated/'));
  expect(ours.flatMap((file) => bareCodes(file, read(file)))).toEqual([]);
});

test.each([
  ['order.status === 4', 1],
  ['2 <= invitation.status', 1],
  ['type !== 5', 1],
  ['error.status === 404', 0],
  ['error.status > 0', 0],
  ['status === OrderStatus.formed', 0],
  ['count === 2', 0],
])('%s counts as %i', (code, times) => {
  expect(bareCodes('code.ts', code)).toHaveLength(times);
});
