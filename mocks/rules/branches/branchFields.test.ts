// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isArrivalWindow, isNameTaken, isTimezone, getStateTimezone } from './branchFields';

it.each([
  ['Phoenix', true],
  [' phoenix ', true],
  ['Phoenix 2', false],
])('name %s is taken: %s', (name, expected) => {
  expect(isNameTaken(name, [{ name: 'Tucson' }, { name: 'Phoenix' }])).toBe(expected);
});

describe('isArrivalWindow', () => {
  it.each([
    ['08:00 - 10:00', true],
    ['08:00 - 08:00', true],
    ['08:00 - 14:00', true],
    ['08:00 - 14:01', false],
    ['10:00 - 08:00', false],
  ])('%s: %s', (window, expected) => {
    expect(isArrivalWindow(window)).toBe(expected);
  });
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
