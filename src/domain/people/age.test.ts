// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isAdult, isPlausibleBirthDate } from './age';

describe('a birth date', () => {
  it.each([
    ['2008-11-20', true],
    ['2008-11-21', true],
    ['2008-11-22', false],
    ['2026-11-21', false],
    ['no day', false],
  ])('someone born on %s is an adult on 2026-11-21: %s', (birthDate, adult) => {
    expect(isAdult(birthDate, '2026-11-21')).toBe(adult);
  });

  it.each([
    ['2026-02-28', false],
    ['2026-03-01', true],
  ])('on February 29, 2008 makes an adult on %s: %s', (today, adult) => {
    expect(isAdult('2008-02-29', today)).toBe(adult);
  });

  it.each([
    ['1990-01-01', true],
    ['1906-01-01', true],
    ['1905-12-31', false],
    ['2026-11-22', false],
  ])('a birth date of %s is plausible: %s', (birthDate, plausible) => {
    expect(isPlausibleBirthDate(birthDate, '2026-11-21')).toBe(plausible);
  });
});
