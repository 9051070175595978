// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { removePhrase, replacePhrase } from './phraseWords';

describe('a phrase in the line', () => {
  it.each([
    ['2 helpers', 'Saturday, $25'],
    ['Saturday', '2 helpers, $25'],
    ['$25', '2 helpers Saturday'],
  ])('%j is removed with its comma', (phrase, rest) => {
    const line = '2 helpers Saturday, $25';
    const start = line.indexOf(phrase);
    expect(removePhrase(line, { start, end: start + phrase.length })).toBe(rest);
  });

  it('is replaced by the chosen meaning', () => {
    expect(replacePhrase('2 helpers 12/1 8am', { start: 10, end: 14 }, '01/12/2027')).toBe('2 helpers 01/12/2027 8am');
  });
});
