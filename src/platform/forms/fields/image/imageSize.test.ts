// @vitest-environment node
import { expect, it } from 'vitest';
import { fitSize } from './imageFile';

it.each([
  ['a small square', [300, 300], [300, 300]],
  ['a large square', [4000, 4000], [1024, 1024]],
  ['a wide logo', [900, 300], [900, 300]],
  ['a large wide logo', [3072, 1024], [1024, 341]],
  ['a very wide one keeps the minimum height', [10_000, 100], [1024, 100]],
] as const)('%s', (_, [width, height], [shownWidth, shownHeight]) => {
  expect(fitSize({ width, height }, 100)).toEqual({ width: shownWidth, height: shownHeight });
});
