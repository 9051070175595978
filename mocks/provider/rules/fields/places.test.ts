// @vitest-environment node
import { expect, it } from 'vitest';
import { findPlaceProblems } from './places';

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
