import { expect, test, vi } from 'vitest';
import { logBrokenPart, reportDifference } from './log';

test('a difference from the contract is logged once, by operation and field', () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  const warnings = vi.spyOn(console, 'warn').mockReturnValue();
  for (const field of ['data', 'data', 'data.data', 'data'])
    reportDifference({ operation: 'getThings', field, difference: 'broken' });
  reportDifference({ operation: 'getThings', field: 'data[].size', difference: 'repaired' });
  reportDifference({ operation: 'getThings', field: 'data[].size', difference: 'repaired' });
  logBrokenPart('getThings', new TypeError('things.map is not a function'));
  logBrokenPart('getThings', new TypeError('things.map is not a function'));
  expect(errors.mock.calls.flat()).toEqual([
    '[crewboard] getThings: broken "data"',
    '[crewboard] getThings: broken "data.data"',
    '[crewboard] getThings: its answer could not be shown: things.map is not a function',
  ]);
  expect(warnings.mock.calls.flat()).toEqual(['[crewboard] getThings: repaired "data[].size"']);
});
