// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Weekday } from '#generated/model/codes';
import { copyToWeekdays, findNextWindow, toggleDay, toHoursRequest, toHoursValues, validWeek } from './hours';

const morning = ['07:00 - 12:00'];
const week = [
  { weekday: Weekday.monday, windows: morning },
  { weekday: Weekday.tuesday, windows: [] },
  { weekday: Weekday.saturday, windows: [] },
];
const hours = {
  availabilities: [{ weekday: Weekday.monday, windows: morning }],
  exceptions: [
    { date: '2026-11-20', off: true, windows: [], note: '' },
    { date: '2026-11-26', off: true, windows: [], note: 'Thanksgiving' },
    { date: '2026-11-27', off: false, windows: ['08:00 - 10:00', '12:00 - 14:00'], note: '' },
  ],
  max_jobs_per_day: 2,
  max_hours_per_week: 45,
  min_pay_per_job: 12_000,
  on_call: true,
  timezone: 'America/Phoenix',
};

describe('the week', () => {
  it('shows all seven days and drops single days that are past', () => {
    const values = toHoursValues(hours, '2026-11-21');
    expect(values.availabilities.map(({ windows }) => windows.length)).toEqual([1, 0, 0, 0, 0, 0, 0]);
    expect(values.exceptions.map(({ date }) => date)).toEqual(['2026-11-26', '2026-11-27']);
  });

  it('is sent with what was changed, and without what was not', () => {
    const before = toHoursValues(hours, '2026-11-21');
    const { availabilities, ...rest } = toHoursRequest(before, before);
    expect(availabilities[0]).toEqual(hours.availabilities[0]);
    expect(rest).toEqual({});
    const [, second] = before.exceptions;
    if (!second) expect.unreachable();
    const changed = toHoursRequest({ ...before, on_call: false, exceptions: [second] }, before);
    expect(changed).toEqual({ availabilities, exceptions: [hours.exceptions[2]], on_call: false });
  });

  it('turns a day on with the hours of another working day, and off', () => {
    expect(toggleDay(week, Weekday.tuesday)[1]).toEqual({ weekday: Weekday.tuesday, windows: morning });
    expect(toggleDay(week, Weekday.monday)[0]).toEqual({ weekday: Weekday.monday, windows: [] });
  });

  it('copies a day to weekdays, not to the weekend', () => {
    expect(copyToWeekdays(week, Weekday.monday).map(({ windows }) => windows)).toEqual([morning, morning, []]);
  });

  it.each([
    ['after a break', ['07:00 - 12:00'], '13:00 - 15:00'],
    ['not past midnight', ['07:00 - 22:00'], undefined],
    ['not more than three', ['07:00 - 08:00', '09:00 - 10:00', '11:00 - 12:00'], undefined],
  ])('adds hours %s', (_what, windows, expected) => {
    expect(findNextWindow(windows)).toBe(expected);
  });
});

it.each([
  ['hours on a day', week, undefined],
  ['no day at all', [{ weekday: Weekday.monday, windows: [] }], 'Set hours for at least one day'],
  [
    'hours that overlap',
    [{ weekday: Weekday.friday, windows: ['07:00 - 12:00', '11:00 - 13:00'] }],
    'Friday: hours must end after they start and not overlap',
  ],
])('%s', (_what, value, problem) => {
  expect(validWeek(value, {})).toBe(problem);
});
