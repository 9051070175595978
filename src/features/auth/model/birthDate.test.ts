// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { toTypedDate, parseBirthDate } from './birthDate';

describe('a birth date', () => {
  it.each([
    ['04/17/2001', '2001-04-17'],
    ['02/29/2000', '2000-02-29'],
    ['02/29/2001', null],
    ['13/01/2001', null],
    ['00/10/2001', null],
    ['04/17/20', null],
    ['', null],
    ['2001-04-17', null],
  ])('typed as %j is %s', (text, date) => {
    expect(parseBirthDate(text)).toBe(date);
  });

  it.each([
    ['2001-04-17', '04/17/2001'],
    ['04172001', '04172001'],
    ['04/17/2001', '04/17/2001'],
  ])('filled in by a browser as %s is shown as %s', (text, typed) => {
    expect(toTypedDate(text)).toBe(typed);
  });
});
