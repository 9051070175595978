// @vitest-environment node
import { expect, it } from 'vitest';
import { getMissingFields, isUnitMissing } from './stops';

it.each([
  ['apartment', null, true],
  ['apartment', ' ', true],
  ['apartment', '205', false],
  ['condo', '', true],
  ['storage_unit', null, true],
  ['house', null, false],
  [null, null, false],
] as const)('%s with unit %j: missing %s', (place_type, unit, missing) =>
  expect(isUnitMissing({ place_type, unit, no_unit: false })).toBe(missing),
);

it('an apartment may lack a unit if the office confirmed it', () => {
  expect(isUnitMissing({ place_type: 'apartment', unit: null, no_unit: true })).toBe(false);
});

it('names the fields by side and place', () => {
  const flat = { place_type: 'apartment', unit: null, no_unit: false } as const;
  const other = { place_type: 'house', unit: null, no_unit: false } as const;
  expect(getMissingFields({ pick_up_addresses: [other, flat], destination_addresses: [flat] })).toEqual([
    'pick_up_addresses.1.unit',
    'destination_addresses.0.unit',
  ]);
});
