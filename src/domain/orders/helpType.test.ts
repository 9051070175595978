// @vitest-environment node
import { expect, it } from 'vitest';
import { getHelpKind, getHelpSides } from './helpType';

const [pickUp, destination] = ['pick_up_addresses', 'destination_addresses'];

it.each([
  [1, 1, [pickUp]],
  [2, 2, [destination]],
  [3, 3, [pickUp, destination]],
  [0, 3, [pickUp, destination]],
  [4, 3, [pickUp, destination]],
  [-1, 3, [pickUp, destination]],
  [Number.NaN, 3, [pickUp, destination]],
])('help type %s is of kind %s', (helpType, kind, sides) => {
  expect(getHelpKind(helpType)).toBe(kind);
  expect(getHelpSides(helpType)).toEqual(sides);
});
