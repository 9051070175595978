// @vitest-environment node
import { expect, test } from 'vitest';
import { type Fault, placeFault, withFault } from '../../tools/mutants/fault';
import { faults } from '../../tools/mutants/faults';
import { readSources } from '../../tools/mutants/sources';

const sources = readSources();
const findProblem = (fault: Fault) => {
  try {
    const { file } = placeFault(fault, sources);
    const source = sources.get(file) ?? '';
    return withFault(source, fault) === source ? `${file} is not changed` : undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

test('npm run mutants has 40 faults, and each applies exactly once', () => {
  expect(faults).toHaveLength(40);
  expect(faults.flatMap((fault) => findProblem(fault) ?? [])).toEqual([]);
});

const fault: Fault = {
  area: 'mocks',
  name: 'a.ts',
  text: 'left < right',
  replacement: "left <= $'",
  description: '',
};

test('a fault finds its file in any folder', () => {
  const files = new Map([
    ['mocks/rules/deep/a.ts', 'if (left < right) return;'],
    ['mocks/rules/b.ts', 'left < right'],
    ['src/a.ts', 'left < right'],
  ]);
  expect(placeFault(fault, files)).toEqual({ ...fault, file: 'mocks/rules/deep/a.ts' });
  expect(withFault('if (left < right) return;', fault)).toBe("if (left <= $') return;");
});

test.each([
  ['is gone', { 'mocks/a.ts': 'const answer = 42;' }, 'no file a.ts contains: left < right (nor does any other file)'],
  [
    'is in a file of another name',
    { 'mocks/b.ts': 'left < right' },
    'no file a.ts contains: left < right (found in mocks/b.ts)',
  ],
  ['is in another area', { 'src/a.ts': 'left < right' }, 'no file a.ts contains: left < right (found in src/a.ts)'],
  ['occurs twice', { 'mocks/a.ts': 'left < right; left < right;' }, 'a.ts contains more than once: left < right'],
  [
    'is in two files of that name',
    { 'mocks/a.ts': 'left < right', 'mocks/b/a.ts': 'left < right' },
    'a.ts contains more than once: left < right (found in mocks/a.ts, mocks/b/a.ts)',
  ],
])('a fault does not apply where its text %s', (_name, files, message) => {
  expect(() => placeFault(fault, new Map(Object.entries(files)))).toThrow(`mocks: ${message}`);
});
