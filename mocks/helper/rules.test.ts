// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ProfileStatus } from '#domain/people/profileStatus';
import { Weekday, PositionCode } from '#generated/model/codes';
import type { Booking } from '../crew/rules/busyTimes';
import {
  findHoursProblems,
  findOffHours,
  toHoursColumns,
  findIdProblems,
  findPersonalProblems,
  findRoleProblems,
  decideProfileStatus,
  listMissingParts,
  type ProfileFacts,
} from './rules';

const zone = 'America/Phoenix';
const home = { lat: 33.4, lng: -112 };
const monday = { weekday: Weekday.monday, windows: ['07:00 - 12:00', '13:00 - 18:00'] };
const hours = {
  availabilities: [monday],
  exceptions: [{ date: '2026-11-24', off: false, windows: ['06:00 - 20:00'], note: '' }],
};

/** A job of one day in Phoenix, from a local hour on. */
function job(date: string, hour: number, length: number): Booking {
  const startsAt = Date.parse(`${date}T00:00:00-07:00`) + hour * 3_600_000;
  return { startsAt, windowEndsAt: startsAt, hours: length, from: home, to: home };
}

describe('a job outside the hours', () => {
  it.each([
    ['within one window', [job('2026-11-23', 7, 5)], false],
    ['over the break', [job('2026-11-23', 10, 4)], true],
    ['after hours', [job('2026-11-23', 15, 4)], true],
    ['on a weekday without hours', [job('2026-11-25', 8, 2)], true],
    ['on a day with other hours', [job('2026-11-24', 6, 12)], false],
    ['with a second day off', [job('2026-11-24', 8, 6), job('2026-11-25', 8, 6)], true],
    ['past midnight', [job('2026-11-24', 18, 8)], true],
  ])('%s', (_what, bookings, isOff) => {
    expect(findOffHours(hours, zone, bookings) !== null).toBe(isOff);
  });

  it('does not exist without any hours', () => {
    expect(findOffHours({ availabilities: [], exceptions: [] }, zone, [job('2026-11-25', 2, 8)])).toBeNull();
  });
});

describe('hours that are not valid', () => {
  it.each([
    ['valid', { availabilities: [monday] }, []],
    ['no hours at all', { availabilities: [{ ...monday, windows: [] }] }, ['availabilities']],
    ['a day twice', { availabilities: [monday, monday] }, ['availabilities.1.weekday']],
    [
      'overlap',
      { availabilities: [{ ...monday, windows: ['07:00 - 12:00', '11:00 - 13:00'] }] },
      ['availabilities.0.windows'],
    ],
    [
      'a date twice',
      { availabilities: [monday], exceptions: [off('2026-11-24'), off('2026-11-24')] },
      ['exceptions.1.date'],
    ],
    ['no such date', { availabilities: [monday], exceptions: [off('2026-02-30')] }, ['exceptions.0.date']],
    [
      'off with hours',
      { availabilities: [monday], exceptions: [{ ...off('2026-11-24'), windows: ['08:00 - 10:00'] }] },
      ['exceptions.0.windows'],
    ],
    [
      'open without hours',
      { availabilities: [monday], exceptions: [{ date: '2026-11-24', off: false }] },
      ['exceptions.0.windows'],
    ],
  ])('%s', (_what, wanted, fields) => {
    expect(Object.keys(findHoursProblems(wanted))).toEqual(fields);
  });
});

it('sets only what is sent, sorted', () => {
  const tuesday = { weekday: Weekday.tuesday, windows: ['13:00 - 18:00', '07:00 - 12:00'] };
  expect(toHoursColumns({ availabilities: [tuesday, monday], on_call: true }, '2026-11-23')).toEqual({
    availabilities: [monday, { ...tuesday, windows: ['07:00 - 12:00', '13:00 - 18:00'] }],
    on_call_on: '2026-11-23',
  });
});

function off(date: string) {
  return { date, off: true };
}

const { driver, foreman, helper, foremanDriver } = PositionCode;
const license = { class: 'C', state: 'AZ', number_last4: '4821', expires_on: '2028-05-31' } as const;
const none = { driver_license: null, foreman_years: 0 };
const today = '2026-11-21';

it.each([
  ['a helper', { positions: [helper] }, none, []],
  ['a driver without a license', { positions: [driver] }, none, ['driver_license']],
  ['a driver with a new license', { positions: [driver], driver_license: license }, none, []],
  ['a driver whose license is known', { positions: [driver] }, { ...none, driver_license: license }, []],
  [
    'an expired license',
    { positions: [driver], driver_license: { ...license, expires_on: '2026-11-20' } },
    none,
    ['driver_license.expires_on'],
  ],
  ['a foreman without experience', { positions: [foreman] }, none, ['foreman_years']],
  ['a foreman/driver', { positions: [foremanDriver], foreman_years: 3, driver_license: license }, none, []],
  ['a position twice', { positions: [helper, helper] }, none, ['positions']],
])('%s', (_what, wanted, kept, fields) => {
  expect(Object.keys(findRoleProblems(wanted, kept, today))).toEqual(fields);
});

it('names unknown and repeated ids', () => {
  expect(Object.keys(findIdProblems('tool_ids', [1, 25, 1], (id) => id <= 24))).toEqual(['tool_ids.1', 'tool_ids.2']);
});

it.each([
  [{ birth_date: '2010-01-01' }, { birth_date: ['You must be 18 or older.'] }],
  [{ birth_date: '1990-01-01' }, {}],
  [{ emergency_phone: '6025550170' }, { emergency_name: ['The value is required'] }],
  [{ emergency_name: '', emergency_phone: '' }, {}],
])('personal information %j has the problems %j', (wanted, problems) => {
  expect(findPersonalProblems(wanted, today)).toEqual(problems);
});

const complete: ProfileFacts = {
  first_name: 'Marcus',
  last_name: 'Reed',
  phone: '4805550121',
  positions: [PositionCode.helper],
  serving_area_ids: [3],
  hourly_rate: 2400,
  hasHours: true,
};

it.each([
  [{}, []],
  [{ hasHours: false }, ['availability']],
  [{ positions: [], hourly_rate: null }, ['position', 'hourly_rate']],
  [{ last_name: '', phone: '', serving_area_ids: [] }, ['name', 'phone', 'serving_area']],
])('with %j these parts are missing: %j', (change, missing) => {
  expect(listMissingParts({ ...complete, ...change })).toEqual(missing);
});

it.each([
  ['incomplete', 'incomplete', 1],
  ['incomplete', 'active', 0],
  ['active', 'incomplete', 1],
  ['paused', 'paused', 0],
  ['paused', 'paused', 1],
  ['suspended', 'suspended', 0],
] as const)('%s becomes %s with %i parts missing', (before, after, missing) => {
  const parts = missing > 0 ? (['availability'] as const) : [];
  expect(decideProfileStatus(ProfileStatus[before], parts)).toBe(ProfileStatus[after]);
});
