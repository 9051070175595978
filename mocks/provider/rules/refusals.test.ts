// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { describeDecision } from '../../../tests/kit/refusals';
import { checkReadVersion, findPlaceProblems } from './refusals';

describe('a change made from version', () => {
  const sofia = { kind: 'employee', id: 5, label: 'Sofia Delgado', name: 'Sofia', version: 3 } as const;
  const dana = { first_name: 'Dana', last_name: 'Whitaker' };
  it.each([
    [undefined, dana, null],
    [3, dana, null],
    [2, dana, 'conflict stale_version: Dana Whitaker changed Sofia while you were editing.'],
    [2, undefined, 'conflict stale_version: Someone changed Sofia while you were editing.'],
    [4, dana, 'conflict stale_version: Dana Whitaker changed Sofia while you were editing.'],
  ])('%s of version 3, changed by %j', (read, by, expected) => {
    expect(describeDecision(checkReadVersion({ ...sofia, by }, read))).toBe(expected);
  });
});

it.each([
  [{}, {}],
  [{ lat: null, lng: null }, {}],
  [{ lat: 0, lng: 0 }, {}],
  [{ lat: 33.4 }, { 'stop.lng': ['Value is required'] }],
  [{ lat: 33.4, lng: null }, { 'stop.lng': ['Value is required'] }],
  [{ lng: -112 }, { 'stop.lat': ['Value is required'] }],
])('%j', (pin, problems) => {
  expect(findPlaceProblems(pin, 'stop.')).toEqual(problems);
});
