// @vitest-environment node
import { type ESTree, Visitor, type VisitorObject } from 'vite';
import { expect, test } from 'vitest';
import { filesIn, isTest, parse, read } from './sources';

// The numbers of statuses, roles and positions have names: src/generated/model/codes.ts.

const codeNames = /^(status|type|positions?|roles?|code|to|from)$/;
/** In an object, `from` and `to` are also pages, places and times. */
const codeFields = /^(status|type|positions?|roles?)$/;
const comparisons = new Set(['===', '!==', '<', '>', '<=', '>=']);
const anyNumber = /(?<![\w.])\d/;
const equalities = new Set(['toBe', 'toEqual', 'toStrictEqual']);

type Rule = (report: (node: ESTree.Node) => void) => VisitorObject;

/** Comparisons of a code with a digit. HTTP statuses have three digits, and 0 means that no answer came. */
const comparedDigits: Rule = (report) => ({
  BinaryExpression: (node) => {
    if (comparisons.has(node.operator) && isPair(node.left, node.right)) report(node);
  },
});

/** Digits written to a field that holds a code, or expected of one. */
const writtenDigits: Rule = (report) => ({
  Property: (node) => {
    if (codeFields.test(getName(node.key)) && hasDigit(node.value)) report(node);
  },
  CallExpression: (node) => {
    const subject = expectedSubject(node);
    const [value] = node.arguments;
    if (subject && value && isCode(subject) && hasDigit(value)) report(node);
  },
});

const bothRules: Rule = (report) => ({ ...comparedDigits(report), ...writtenDigits(report) });

function listDigits(file: string, source: string, rule: Rule): string[] {
  // A third of the files need not be parsed.
  if (!anyNumber.test(source)) return [];
  const found: string[] = [];
  new Visitor(rule(({ start, end }) => found.push(`${file}: ${source.slice(start, end)}`))).visit(parse(file, source));
  return found;
}

function isPair(left: ESTree.Node, right: ESTree.Node): boolean {
  return (isCode(left) && isDigit(right)) || (isCode(right) && isDigit(left));
}

const isCode = (node: ESTree.Node): boolean => codeNames.test(getName(node));

/** The name of a variable, a field or a member, without the brackets of a list in a form; '' for anything else. */
function getName(node: ESTree.Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'Literal') return String(node.value).replace('[]', '');
  if (node.type === 'ChainExpression') return getName(node.expression);
  return node.type === 'MemberExpression' ? getName(node.property) : '';
}

/** The subject of `expect(…)` in `expect(…).toBe(…)`; undefined for any other call. */
function expectedSubject({ callee }: ESTree.CallExpression): ESTree.Node | undefined {
  if (callee.type !== 'MemberExpression' || !equalities.has(getName(callee.property))) return undefined;
  const { object } = callee;
  const expectation = object.type === 'MemberExpression' ? object.object : object;
  if (expectation.type !== 'CallExpression' || getName(expectation.callee) !== 'expect') return undefined;
  return expectation.arguments[0];
}

const hasDigit = (node: ESTree.Node): boolean =>
  node.type === 'ArrayExpression' ? node.elements.some((each) => each !== null && isDigit(each)) : isDigit(node);

function isDigit(node: ESTree.Node): boolean {
  return node.type === 'Literal' && typeof node.value === 'number' && node.value >= 1 && node.value <= 9;
}

const ours = ['src', 'mocks', 'tests', 'tools']
  .flatMap((folder) => filesIn(folder, /\.tsx?$/))
  .filter((file) => !/\/(generated|violations)\//.test(file));
const isOfTests = (file: string) => isTest(file) || file.startsWith('tests/');

test('no code is compared with a digit', () => {
  const files = ours.filter((file) => !isOfTests(file));
  expect(files.flatMap((file) => listDigits(file, read(file), comparedDigits))).toEqual([]);
});

test('tests compare, write and expect codes by their names', () => {
  expect(ours.filter(isOfTests).flatMap((file) => listDigits(file, read(file), bothRules))).toEqual([]);
});

test.each([
  ['order.status === 4', 1],
  ['2 <= invitation.status', 1],
  ['user?.type !== 5', 1],
  ['type !== 5', 1],
  ['row({ status: 4 })', 1],
  ['row({ positions: [1, 3] })', 1],
  ["form({ 'positions[]': [1, 3] })", 1],
  ['expect(order().status).toBe(4)', 1],
  ['expect(order.status).not.toBe(4)', 1],
  ['error.status === 404', 0],
  ['error.status > 0', 0],
  ['expect(answer.status).toBe(404)', 0],
  ['row({ status: 0, page: 2, from: 3 })', 0],
  ['status === OrderStatus.formed', 0],
  ['row({ status: OrderStatus.formed })', 0],
  ['expect(rows.length).toBe(2)', 0],
  ['count === 2', 0],
])('%s counts as %i', (code, times) => {
  expect(listDigits('code.ts', code, bothRules)).toHaveLength(times);
});
