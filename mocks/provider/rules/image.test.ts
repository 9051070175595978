// @vitest-environment node
import { expect, it } from 'vitest';
import { createJpeg, createPng, createWebp } from '../../../tests/kit/images';
import { identifyImage, findSizeProblem } from './files';

it.each([
  ['PNG', createPng(640, 480), { type: 'image/png', width: 640, height: 480 }],
  ['JPEG', createJpeg(300, 200), { type: 'image/jpeg', width: 300, height: 200 }],
  ['WebP, lossy', createWebp('VP8 ', 120, 90), { type: 'image/webp', width: 120, height: 90 }],
  ['WebP, lossless', createWebp('VP8L', 1000, 99), { type: 'image/webp', width: 1000, height: 99 }],
  ['WebP, extended', createWebp('VP8X', 4000, 3000), { type: 'image/webp', width: 4000, height: 3000 }],
  ['a text', new TextEncoder().encode('<svg width="200" height="200"/>'), undefined],
  ['nothing', new Uint8Array(), undefined],
  ['a PNG cut off', createPng(640, 480).subarray(0, 20), undefined],
  ['a JPEG without a frame', Uint8Array.from([0xff, 0xd8, 0xff, 0xd9]), undefined],
  [
    'a JPEG whose segment leads nowhere',
    Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 1, 2, 3, 4, 5, 6, 7]),
    undefined,
  ],
])('%s', (_name, bytes, expected) => {
  expect(identifyImage(bytes)).toEqual(expected);
});

it.each([
  [100, 100, 100, null],
  [99, 5000, 100, 'Use an image of at least 100 × 100 pixels'],
  [1, 1, undefined, null],
  [0, 10, undefined, 'Use an image of at least 1 × 1 pixels'],
  [10_000, 10_000, 100, null],
  [10_001, 200, 100, 'Use an image of up to 10,000 × 10,000 pixels'],
  [200, 100_000, undefined, 'Use an image of up to 10,000 × 10,000 pixels'],
])('%i × %i pixels, at least %s: %s', (width, height, least, problem) => {
  expect(findSizeProblem({ width, height }, least)).toBe(problem);
});
