// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { getFitOutcome, hardFilter, rankFit, scoreFit, type FitFacts } from './fit';

/** Free all day, 6 miles away, 38 ratings, seven jobs together, $1 under the rate. */
const sofia: FitFacts = {
  fills: 'own',
  hasHardConflict: false,
  isBlocked: false,
  isPaused: false,
  coverage: 1,
  hours: '07:00 - 18:00',
  miles: 6.2,
  radiusMiles: 25,
  stars: 186,
  ratings: 38,
  showUp: 0.97,
  jobsTogether: 7,
  isFavorite: false,
  rate: 2300,
  offered: 2400,
  weeklyHours: 24,
  ownWeeklyHours: null,
  neighbor: null,
  wanted: { tools: [1], vehicles: [], languages: ['es'] },
  owned: { tools: [1, 2], vehicles: [3], languages: ['en', 'es'] },
};

const change = (facts: Partial<FitFacts>): FitFacts => ({ ...sofia, ...facts });

it('reasons, strongest first', () => {
  expect(scoreFit(sofia)).toMatchObject({
    score: 94,
    reasons: [
      { code: 'free', from: '07:00', to: '18:00' },
      { code: 'distance', miles: 6 },
      { code: 'rating', average: 4.9, count: 38 },
      { code: 'show_up', percent: 97 },
      { code: 'jobs_together', jobs: 7 },
      { code: 'under_rate', cents: 100 },
      { code: 'tool', id: 1 },
      { code: 'language', language: 'es' },
    ],
    warnings: [],
  });
});

describe('warnings', () => {
  const next = { side: 'after', minutes: 20, miles: 12 } as const;
  it.each<[string, Partial<FitFacts>, object]>([
    ['20 min before another job', { neighbor: next }, { code: 'tight_turnaround', ...next }],
    ['46 hours in the week', { weeklyHours: 46 }, { code: 'weekly_hours', hours: 46 }],
    ['above their own limit', { weeklyHours: 30, ownWeeklyHours: 24 }, { code: 'weekly_hours', hours: 30 }],
    ['no ratings', { stars: 0, ratings: 0 }, { code: 'no_ratings' }],
    ['works as helper', { fills: 'helper' }, { code: 'as_helper' }],
    ['hours cover a part', { coverage: 0.5, hours: null }, { code: 'part_of_job', percent: 50 }],
    ['just outside the radius', { miles: 27 }, { code: 'outside_radius', miles: 27 }],
    ['wants more', { rate: 2600 }, { code: 'over_rate', cents: 200 }],
    ['misses jobs', { showUp: 0.8 }, { code: 'low_show_up', percent: 80 }],
    ['no tool', { owned: { tools: [], vehicles: [], languages: ['es'] } }, { code: 'missing_tool', id: 1 }],
    ['no truck', { wanted: { tools: [], vehicles: [7], languages: [] } }, { code: 'missing_vehicle', id: 7 }],
    [
      'no Spanish',
      { owned: { tools: [1], vehicles: [], languages: ['en'] } },
      { code: 'missing_language', language: 'es' },
    ],
  ])('%s', (_name, facts, warning) => expect(scoreFit(change(facts)).warnings).toEqual([warning]));

  it('enough time for the drive is no warning', () => {
    expect(scoreFit(change({ neighbor: { side: 'before', minutes: 90, miles: 12 } })).warnings).toEqual([]);
  });

  it('further reasons', () => {
    const codes = (facts: Partial<FitFacts>) => scoreFit(change(facts)).reasons.map(({ code }) => code);
    expect(codes({ isFavorite: true })).toContain('favorite');
    expect(codes({ rate: 2400 })).toContain('at_rate');
    expect(codes({ hours: null })).not.toContain('free');
    expect(codes({ ratings: 2, stars: 10 })).not.toContain('rating');
    expect(codes({ wanted: { tools: [], vehicles: [3], languages: [] } })).toContain('vehicle');
  });
});

describe('hard filters', () => {
  it.each<[string | null, Partial<FitFacts>]>([
    ['wrong_position', { fills: 'no' }],
    ['hard_conflict', { hasHardConflict: true }],
    ['blocked', { isBlocked: true }],
    ['paused', { isPaused: true }],
    [null, { miles: 25 }],
    ['outside_radius', { miles: 25.1 }],
    [null, { weeklyHours: 60 }],
    ['weekly_hours', { weeklyHours: 60.5 }],
    ['wrong_position', { fills: 'no', hasHardConflict: true, miles: 90 }],
    ['hard_conflict', { hasHardConflict: true, miles: 90 }],
    ['not_available', { coverage: 0, hours: null }],
  ])('%s', (filter, facts) => expect(hardFilter(change(facts))).toBe(filter));

  it('come before the score', () => {
    expect(getFitOutcome(change({ isBlocked: true }))).toEqual({ filter: 'blocked', fit: null });
    expect(getFitOutcome(sofia).fit?.score).toBe(rankFit(sofia));
  });
});

describe('another rate or radius', () => {
  it('$1 more removes the warning and adds points', () => {
    const over = change({ rate: 2500 });
    expect(scoreFit(over).score).toBe(93);
    expect(getFitOutcome({ ...over, offered: over.offered + 100 }).fit).toMatchObject({ score: 94, warnings: [] });
  });

  it('10 miles more show a person who is too far away', () => {
    const far = change({ miles: 34 });
    expect(getFitOutcome(far).filter).toBe('outside_radius');
    expect(getFitOutcome({ ...far, radiusMiles: far.radiusMiles + 10 }).fit?.warnings).toEqual([]);
  });
});
