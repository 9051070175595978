// @vitest-environment node
import { expect, it } from 'vitest';
import { fileProblem, type ImageLimits } from './imageFile';

const limits: ImageLimits = { types: ['image/jpeg', 'image/png', 'image/webp'], bytes: 5 * 1024 * 1024, pixels: 100 };

it.each([
  ['image/jpeg', 1, undefined],
  ['image/png', 5 * 1024 * 1024, undefined],
  ['image/webp', 2048, undefined],
  ['image/png', 5 * 1024 * 1024 + 1, 'The image may not be larger than 5 MB'],
  ['image/gif', 10, 'Choose a JPG, PNG or WebP image'],
  ['image/svg+xml', 10, 'Choose a JPG, PNG or WebP image'],
  ['', 10, 'Choose a JPG, PNG or WebP image'],
])('a file of kind %j and %i bytes: %s', (type, size, problem) =>
  expect(fileProblem({ type, size }, limits)).toBe(problem),
);
