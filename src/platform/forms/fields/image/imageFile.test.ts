// @vitest-environment node
import { expect, it } from 'vitest';
import { findImageProblem, type ImageLimits, findImageSizeProblem } from './imageFile';

const limits: ImageLimits = { types: ['image/jpeg', 'image/png', 'image/webp'], bytes: 5 * 1024 * 1024, pixels: 100 };

it.each([
  ['image/jpeg', 1, undefined],
  ['image/png', 5 * 1024 * 1024, undefined],
  ['image/webp', 2048, undefined],
  ['image/png', 5 * 1024 * 1024 + 1, 'Use an image of up to 5 MB'],
  ['image/gif', 10, 'Choose a JPG, PNG or WebP image'],
  ['image/svg+xml', 10, 'Choose a JPG, PNG or WebP image'],
  ['', 10, 'Choose a JPG, PNG or WebP image'],
])('a file of type %j and %i bytes: %s', (type, size, problem) =>
  expect(findImageProblem({ type, size }, limits)).toBe(problem),
);

it.each([
  [100, 100, undefined],
  [99, 100, 'Use an image of at least 100 × 100 pixels'],
  [10_000, 10_000, undefined],
  [10_001, 100, 'Use an image of up to 10,000 × 10,000 pixels'],
])('an image of %i × %i pixels: %s', (width, height, problem) =>
  expect(findImageSizeProblem({ width, height }, limits)).toBe(problem),
);
