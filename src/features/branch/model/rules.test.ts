// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { ServingArea } from '#generated/model';
import { groupAreas, toMapAreas, toggleArea } from './areas';
import { branchRules, listZoneChoices, getZoneName } from './branchValues';

it.each([
  [2, undefined],
  [2.5, undefined],
  [2.3, 'Use whole or half numbers, such as 2.5'],
  [0.5, 'The minimum value allowed is 1'],
  [14.5, 'The maximum value allowed is 14'],
])('minimum hours of %d: %s', (hours, problem) => expect(branchRules.hours(hours, {})).toBe(problem));

const area = (id: number, name: string, state: string, population: number): ServingArea => ({
  id,
  name,
  state_code: state === 'Arizona' ? 'AZ' : 'NV',
  state_name: state,
  lat: 33,
  lng: -112,
  name_with_state_initials: `${name}, ${state === 'Arizona' ? 'AZ' : 'NV'}`,
  default_radius_miles: 25,
  population,
  radius_miles: null,
});
const areas = [area(1, 'Reno', 'Nevada', 5), area(2, 'Mesa', 'Arizona', 9), area(3, 'Tempe', 'Arizona', 7)];

describe('areas', () => {
  it('are grouped by state', () =>
    expect(groupAreas(areas, '').map(({ state, areas: inState }) => [state, inState.length])).toEqual([
      ['Arizona', 2],
      ['Nevada', 1],
    ]));

  it.each([
    [' tem ', [3]],
    ['az', [2, 3]],
    ['nowhere', []],
  ])('are found by "%s"', (search, ids) =>
    expect(groupAreas(areas, search).flatMap(({ areas: inState }) => inState.map(({ id }) => id))).toEqual(ids),
  );

  it('are on the map with chosen ones first, then by population', () =>
    expect(toMapAreas(areas, [1]).map(({ id, chosen, miles }) => [id, chosen, miles])).toEqual([
      [1, true, 25],
      [2, false, 25],
      [3, false, 25],
    ]));

  const twenty = Array.from({ length: 20 }, (_, index) => index + 1);
  it.each([
    ['one more', [1], 2, [1, 2]],
    ['one less', [1, 2], 1, [2]],
    ['a twenty-first changes nothing', twenty, 21, twenty],
    ['one of twenty goes', twenty, 20, twenty.slice(0, 19)],
  ])('%s', (_, chosen, id, expected) => expect(toggleArea(chosen, id)).toEqual(expected));
});

it('an uncommon zone is a choice of its branch, named after its city', () => {
  expect(listZoneChoices('America/Phoenix')).toHaveLength(7);
  expect(listZoneChoices('America/Indiana/Knox').at(-1)).toEqual({ id: 'America/Indiana/Knox', name: 'Knox' });
  expect(getZoneName('America/Los_Angeles')).toBe('Pacific');
});
