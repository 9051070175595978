// @vitest-environment node
import { expect, it } from 'vitest';
import { isNameTaken, isTimezone, getStateTimezone } from './branchFields';

it.each([
  ['Phoenix', true],
  [' phoenix ', true],
  ['Phoenix 2', false],
])('name %s is taken: %s', (name, expected) => {
  expect(isNameTaken(name, [{ name: 'Tucson' }, { name: 'Phoenix' }])).toBe(expected);
});

it.each([
  ['America/Phoenix', true],
  ['America/Phenix', false],
  ['', false],
])('time zone %j: %s', (name, expected) => {
  expect(isTimezone(name)).toBe(expected);
});

it.each([
  ['AZ', 'America/Phoenix'],
  ['NV', 'America/Los_Angeles'],
  ['UT', 'America/Denver'],
  ['TX', 'America/Chicago'],
  ['FL', 'America/New_York'],
])('%s keeps the time of %s', (state, zone) => {
  expect(getStateTimezone(state)).toBe(zone);
});
