// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { getFitParts, getFitScore, getWeightedRating, type ScoreFacts, fitWeights } from './fitScore';

const best: ScoreFacts = {
  coverage: 1,
  miles: 0,
  radiusMiles: 25,
  stars: 5000,
  ratings: 1000,
  showUp: 1,
  jobsTogether: 7,
  isFavorite: false,
  rate: 2400,
  offered: 2400,
  equipped: 1,
};

it('the weights make 100', () => {
  expect(Object.values(fitWeights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  expect(getFitScore(best)).toBe(100);
});

describe('each part counts by its weight', () => {
  it.each([
    ['not free', { coverage: 0 }, 75],
    ['free for half of the job', { coverage: 0.5 }, 87],
    ['half the radius away', { miles: 12.5 }, 90],
    ['beyond the radius', { miles: 60 }, 80],
    ['half of the jobs missed', { showUp: 0.5 }, 92],
    ['no job in 90 days', { showUp: null }, 97],
    ['never worked here', { jobsTogether: 0 }, 90],
    ['never worked here, favorite', { jobsTogether: 0, isFavorite: true }, 100],
    ['$5 over the offer', { rate: 2900 }, 95],
    ['$20 over the offer', { rate: 4400 }, 90],
    ['one of two tools is missing', { equipped: 0.5 }, 97],
    ['all tools are missing', { equipped: 0 }, 95],
    ['no ratings yet', { stars: 0, ratings: 0 }, 98],
  ])('%s', (_name, change, score) => {
    expect(getFitScore({ ...best, ...change })).toBe(score);
  });
});

it('few ratings weigh little', () => {
  expect(getWeightedRating({ stars: 0, ratings: 0 })).toBe(4.5);
  expect(getWeightedRating({ stars: 1, ratings: 1 })).toBeCloseTo(3.92, 2);
  expect(getWeightedRating({ stars: 186, ratings: 38 })).toBeCloseTo(4.85, 2);
});

it('the parts show points of their maximum, to a tenth', () => {
  expect(getFitParts({ ...best, miles: 6, showUp: 0.97 }).map(({ part, points, max }) => [part, points, max])).toEqual([
    ['availability', 25, 25],
    ['distance', 15.2, 20],
    ['rating', 15, 15],
    ['reliability', 14.6, 15],
    ['history', 10, 10],
    ['rate', 10, 10],
    ['equipment', 5, 5],
  ]);
});
