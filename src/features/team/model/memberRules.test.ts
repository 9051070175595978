// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { memberRules as rules, notExpired } from './memberRules';
import { createEmptyMember, type MemberValues, listMemberPositions, removeCovered } from './memberValues';

it.each([
  [[3], [3], [1, 2, 4, 3]],
  [
    [1, 2, 3],
    [1, 2, 3],
    [1, 2, 4, 3],
  ],
  [[1, 4], [4], [4, 3]],
  [
    [1, 2, 4, 3],
    [4, 3],
    [4, 3],
  ],
] as const)('positions %o say %o, beside which %o can be ticked', (ticked, said, offered) => {
  expect(removeCovered(ticked)).toEqual(said);
  expect(listMemberPositions(ticked)).toEqual(offered);
});

describe('a license', () => {
  it.each<[Partial<MemberValues>, string | undefined]>([
    [{ positions: [PositionCode.helper] }, undefined],
    [{ positions: [PositionCode.driver] }, 'Drivers need a license'],
    [{ positions: [PositionCode.foremanDriver] }, 'Drivers need a license'],
  ])('a member with %o and no license: %s', (values, error) =>
    expect(rules.licenseClass('none', { ...createEmptyMember(1), ...values })).toBe(error),
  );

  it.each([
    ['2026-11-21', null, undefined],
    ['2026-11-20', null, 'This date has passed. Choose a later one.'],
    ['2026-11-20', '2026-11-20', undefined],
    [null, null, undefined],
  ])('until %s, before until %s: %s', (day, kept, error) =>
    expect(notExpired('2026-11-21', kept)(day, {})).toBe(error),
  );
});

it.each<[string, Partial<MemberValues>, string | undefined]>([
  ['nobody', {}, undefined],
  ['a phone without a name', { emergency_phone: '6025550170' }, 'The value is required'],
  ['blanks', { emergency_relation: '  ' }, undefined],
])('the emergency contact: %s', (_, values, error) => expect(rules.contactName('', values)).toBe(error));
