// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Weekday } from '#generated/model/codes';
import { getDayHours, getWeekday, hasValidWindows, type WorkHours } from './availability';

const hours: WorkHours = {
  availabilities: [
    { weekday: Weekday.monday, windows: ['07:00 - 12:00', '13:00 - 18:00'] },
    { weekday: Weekday.saturday, windows: ['08:00 - 14:00'] },
  ],
  exceptions: [
    { date: '2026-11-23', off: true, windows: [], note: 'Dentist' },
    { date: '2026-11-24', off: false, windows: ['16:00 - 20:00'], note: '' },
  ],
};

it.each([
  ['2026-11-23', Weekday.monday],
  ['2026-11-28', Weekday.saturday],
  ['2026-11-29', Weekday.sunday],
  ['2028-02-29', Weekday.tuesday],
])('the weekday of %s is %i', (date, weekday) => {
  expect(getWeekday(date)).toBe(weekday);
});

describe('hours of a day', () => {
  it.each([
    ['as usual', '2026-11-28', ['08:00 - 14:00'], false],
    ['twice a day', '2026-11-30', ['07:00 - 12:00', '13:00 - 18:00'], false],
    ['a weekday without hours', '2026-11-25', [], true],
    ['a day off', '2026-11-23', [], true],
    ['other hours', '2026-11-24', ['16:00 - 20:00'], false],
  ])('%s', (_what, date, windows, off) => {
    expect(getDayHours(hours, date)).toMatchObject({ date, windows, off });
  });

  it('are unknown, not off, as long as none are set', () => {
    expect(getDayHours({ availabilities: [], exceptions: [] }, '2026-11-28')).toMatchObject({
      windows: [],
      off: false,
    });
  });
});

it.each([
  [['07:00 - 12:00', '12:00 - 18:00'], true],
  [['13:00 - 18:00', '07:00 - 12:00'], true],
  [['07:00 - 12:00', '11:30 - 18:00'], false],
  [['18:00 - 07:00'], false],
  [['07:00 - 07:00'], false],
  [[], true],
])('windows %j are valid: %s', (windows, isValid) => {
  expect(hasValidWindows(windows)).toBe(isValid);
});
