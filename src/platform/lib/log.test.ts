import { expect, test, vi } from 'vitest';
import { logBrokenPart, logWrongAnswer } from './log';

test('a wrong answer is logged once, by operation and field', () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  for (const field of ['data', 'data', 'data.data', 'data']) logWrongAnswer('getThings', field);
  logBrokenPart('getThings', new TypeError('things.map is not a function'));
  logBrokenPart('getThings', new TypeError('things.map is not a function'));
  expect(errors.mock.calls.flat()).toEqual([
    '[crewboard] getThings: the answer has no usable "data"',
    '[crewboard] getThings: the answer has no usable "data.data"',
    '[crewboard] getThings: its answer could not be shown: things.map is not a function',
  ]);
});
