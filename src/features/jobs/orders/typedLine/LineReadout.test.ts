// @vitest-environment node
import { expect, it } from 'vitest';
import { replacePhrase } from './LineReadout';

it('a phrase in the line is replaced by the chosen meaning', () => {
  expect(replacePhrase('2 helpers 12/1 8am', { start: 10, end: 14 }, '01/12/2027')).toBe('2 helpers 01/12/2027 8am');
});
