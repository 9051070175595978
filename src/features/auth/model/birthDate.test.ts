// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { parseBirthDate, readBirthDate } from './birthDate';

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
    ['04172001', '04/17/2001'],
    ['04/17/2001', '04/17/2001'],
    ['4/9/1998', '04/09/1998'],
    ['4/9/98', '04/09/1998'],
    ['Apr 9, 1998', '04/09/1998'],
    ['4/9', null],
    ['4/9/19', '04/09/2019'],
    ['2/30/1998', null],
  ])('typed or filled in as %s is shown as %s', (text, typed) => {
    expect(readBirthDate(text, '2026-11-22')).toBe(typed);
  });
});
