// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { newPassword, ratePassword } from './passwordRules';

const tooLong = `a1${'x'.repeat(71)}`;

describe('a new password', () => {
  it.each([
    ['', undefined],
    ['Moving-2026', undefined],
    ['abcdefg1', undefined],
    ['1'.repeat(71) + 'a', undefined],
    ['short1', 'Use 8 to 72 characters'],
    [tooLong, 'Use 8 to 72 characters'],
    ['12345678', 'Add a letter'],
    ['abcdefgh', 'Add a number'],
    ['ÄÖÜäöü12', 'Add a letter'],
  ])('%s: %s', (password, message) => {
    expect(newPassword(password, {})).toBe(message);
  });

  it.each([
    ['', 0],
    ['short1', 0],
    ['password1', 1],
    ['aaaaaaa1', 1],
    ['abcdefg1', 2],
    ['Abcdefg1', 2],
    ['Abcdefg1!', 3],
    ['moving-trucks-2026', 4],
    ['Moving-2026', 3],
    ['Moving-2026-AZ', 4],
  ])('%s has strength %d', (password, strength) => {
    expect(ratePassword(password)).toBe(strength);
  });
});
