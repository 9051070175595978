// @vitest-environment node
import { expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { findIdProblems, findPersonalProblems, findRoleProblems } from './profileChecks';

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
