// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { getAverageStars, getMedian, getPercent } from './statistics';

describe('the median', () => {
  it.each<[readonly number[], number | null]>([
    [[], null],
    [[7], 7],
    [[30, 10], 20],
    [[100, 9, 20], 20],
    [[4, 1, 3, 2], 3],
  ])('the median of %j is %s', (values, median) => expect(getMedian(values)).toBe(median));
});

it.each([
  [2, 3, 67],
  [0, 3, 0],
  [5, 4, 125],
  [1, 0, null],
])('%d of %d is %s percent', (part, whole, percent) => expect(getPercent(part, whole)).toBe(percent));

it.each([
  [14, 3, 4.7],
  [5, 1, 5],
  [0, 0, null],
])('%d stars in %d ratings are %s on average', (stars, ratings, average) =>
  expect(getAverageStars(stars, ratings)).toBe(average),
);
