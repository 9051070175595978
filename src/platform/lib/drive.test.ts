// @vitest-environment node
import { expect, it } from 'vitest';
import { driveMinutes } from './drive';

it.each([
  [0, 0],
  [28, 78],
  [7.9, 22],
])('%d miles of straight line take about %d minutes', (miles, minutes) => {
  expect(Math.round(driveMinutes(miles))).toBe(minutes);
});
