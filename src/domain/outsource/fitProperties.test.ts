import { assert, boolean, constantFrom, double, integer, option, property, record, subarray } from 'fast-check';
// @vitest-environment node
import { expect, it } from 'vitest';
import { getFitOutcome, hardFilter, rankFit, scoreFit, type FitFacts } from './fit';

const share = double({ min: 0, max: 1, noNaN: true });
const equipment = record({
  tools: subarray([1, 2, 3]),
  vehicles: subarray([1, 2]),
  languages: subarray<'en' | 'es' | 'other'>(['en', 'es', 'other']),
});

const anyFacts = record({
  fills: constantFrom<FitFacts['fills']>('own', 'helper', 'no'),
  hasHardConflict: boolean(),
  isBlocked: boolean(),
  isPaused: boolean(),
  coverage: share,
  hours: constantFrom(null, '07:00 - 18:00'),
  miles: double({ min: 0, max: 150, noNaN: true }),
  radiusMiles: integer({ min: 5, max: 100 }),
  ratings: integer({ min: 0, max: 200 }),
  average: double({ min: 1, max: 5, noNaN: true }),
  showUp: option(share),
  jobsTogether: integer({ min: 0, max: 50 }),
  isFavorite: boolean(),
  rate: integer({ min: 1500, max: 15_000 }),
  offered: integer({ min: 1500, max: 15_000 }),
  weeklyHours: integer({ min: 0, max: 80 }),
  ownWeeklyHours: option(integer({ min: 1, max: 60 })),
  neighbor: option(
    record({
      side: constantFrom<'before' | 'after'>('before', 'after'),
      minutes: integer({ min: 0, max: 600 }),
      miles: integer({ min: 0, max: 100 }),
    }),
  ),
  wanted: equipment,
  owned: equipment,
}).map(({ average, ...facts }): FitFacts => ({ ...facts, stars: Math.round(average * facts.ratings) }));

/** Each makes the person a better choice and changes nothing else. `size` is how much, 0 to 1. */
const merits: Record<string, (facts: FitFacts, size: number) => Partial<FitFacts>> = {
  'covers more of the job': ({ coverage }, size) => ({ coverage: Math.min(1, coverage + size) }),
  'is closer': ({ miles }, size) => ({ miles: miles * (1 - size) }),
  'has five more stars': ({ stars, ratings }) => ({ stars: stars + 5, ratings: ratings + 1 }),
  'has better stars': ({ stars, ratings }, size) => ({ stars: stars + (ratings * 5 - stars) * size }),
  'shows up more often': ({ showUp }, size) => ({ showUp: showUp === null ? 1 : showUp + (1 - showUp) * size }),
  'worked here more often': ({ jobsTogether }, size) => ({ jobsTogether: jobsTogether + Math.ceil(size * 9) }),
  'is a favorite': () => ({ isFavorite: true }),
  'costs less': ({ rate }, size) => ({ rate: Math.round(rate * (1 - size / 2)) }),
  'has all the equipment': ({ wanted }) => ({ owned: wanted }),
  'has one more tool': ({ owned }) => ({ owned: { ...owned, tools: [...owned.tools, 3] } }),
};

it.each(Object.entries(merits))('a person who %s never scores lower', (_name, raise) => {
  assert(
    property(anyFacts, share, (facts, size) => {
      const better = { ...facts, ...raise(facts, size) };
      expect(rankFit(better)).toBeGreaterThanOrEqual(rankFit(facts));
      if (hardFilter(facts) === null) expect(hardFilter(better)).toBeNull();
    }),
  );
});

it('a higher rate or a larger radius never lowers a score or hides a person', () => {
  assert(
    property(anyFacts, integer({ min: 0, max: 500 }), integer({ min: 0, max: 50 }), (facts, rate, radius) => {
      const before = getFitOutcome(facts).fit;
      const after = getFitOutcome({
        ...facts,
        offered: facts.offered + rate,
        radiusMiles: facts.radiusMiles + radius,
      }).fit;
      if (before) expect(after?.score).toBeGreaterThanOrEqual(before.score);
    }),
  );
});

it('the score is a whole number from 0 to 100, always the same, and the sum of its parts', () => {
  assert(
    property(anyFacts, (facts) => {
      const fit = scoreFit(facts);
      expect(Number.isInteger(fit.score) && fit.score >= 0 && fit.score <= 100).toBe(true);
      expect(scoreFit(structuredClone(facts))).toEqual(fit);
      const sum = fit.parts.reduce((total, { points }) => total + points, 0);
      expect(Math.abs(sum - fit.score)).toBeLessThanOrEqual(0.9);
      for (const { points, max } of fit.parts) expect(points >= 0 && points <= max).toBe(true);
    }),
  );
});

it('a person excluded by a filter has no score', () => {
  assert(
    property(anyFacts, (facts) => {
      const { filter, fit } = getFitOutcome(facts);
      expect(filter === null).toBe(fit !== null);
      expect(filter).toBe(hardFilter(facts));
    }),
  );
});
