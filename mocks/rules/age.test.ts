// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isAdult } from './age';

describe('isAdult', () => {
  it.each([
    ['2008-11-21', true],
    ['2008-11-22', false],
    ['2008-12-01', false],
    ['1950-01-01', true],
    ['2026-11-21', false],
  ])('born %s: %s', (birthDate, expected) => {
    expect(isAdult(birthDate, '2026-11-21')).toBe(expected);
  });

  it('lets somebody born on February 29 wait for March 1', () => {
    expect([isAdult('2008-02-29', '2026-02-28'), isAdult('2008-02-29', '2026-03-01')]).toEqual([false, true]);
  });
});
