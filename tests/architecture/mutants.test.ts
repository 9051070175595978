// @vitest-environment node
import { expect, test } from 'vitest';
import { type Fault, faults } from '../../tools/mutants/faults';
import { placeFault, readSources } from '../../tools/mutants/place';

test('each of the 40 planted faults changes one place of the product', () => {
  const sources = readSources();
  const findProblem = (fault: Fault) => {
    try {
      const { file, source, faulty } = placeFault(fault, sources);
      return source === faulty ? `${file} is not changed` : undefined;
    } catch (error) {
      return String(error);
    }
  };
  expect(faults.flatMap((fault) => findProblem(fault) ?? [])).toEqual([]);
  expect(faults).toHaveLength(40);
});
