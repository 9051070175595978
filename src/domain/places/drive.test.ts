// @vitest-environment node
import { expect, it } from 'vitest';
import { toDriveMinutes, toRoadMiles } from './stops';

it.each([
  [0, 0, 0],
  [28, 36.4, 78],
  [7.9, 10.27, 22],
])('%d miles of straight line are %d on the road and take about %d minutes', (straight, miles, minutes) => {
  expect(toRoadMiles(straight)).toBeCloseTo(miles, 2);
  expect(Math.round(toDriveMinutes(miles))).toBe(minutes);
});
