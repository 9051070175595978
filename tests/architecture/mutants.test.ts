// @vitest-environment node
import { expect, test } from 'vitest';
import type { Fault } from '../../tools/mutants/fault';
import { withFault } from '../../tools/mutants/fault';
import { faults } from '../../tools/mutants/faults';
import { read } from './sources';

const problemOf = (fault: Fault) => {
  try {
    return withFault(read(fault.file), fault) === read(fault.file) ? `${fault.file} is not changed` : undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

test('npm run mutants has 40 faults, and each applies exactly once', () => {
  expect(faults).toHaveLength(40);
  expect(faults.flatMap((fault) => problemOf(fault) ?? [])).toEqual([]);
});

test.each([
  ['is gone', 'const answer = 42;'],
  ['occurs twice', 'left < right; left < right;'],
])('a fault does not apply where its text %s', (_name, source) => {
  const fault = { file: 'a.ts', text: 'left < right', replacement: 'left <= right', description: '' };
  expect(() => withFault(source, fault)).toThrow('a.ts contain');
});
