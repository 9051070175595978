// @vitest-environment node
import { expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { ProfileStatus } from '#domain/people/profileStatus';
import { decideProfileStatus, listMissingParts, type ProfileFacts } from './profileProgress';

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
