// @vitest-environment node
import { expect, it } from 'vitest';
import { rankHelpers } from './statistics';

const line = (user_id: number, paid_hours: number, stars?: number, no_show = false) => ({
  user_id,
  paid_hours,
  no_show,
  rating: stars === undefined ? null : { stars },
});

it('ranks people by jobs, then by hours, and leaves out jobs they did not come to', () => {
  const lines = [line(1, 4), line(2, 9), line(3, 5, 5), line(3, 6, 4), line(3, 3, 5), line(1, 0, undefined, true)];
  expect(rankHelpers(lines)).toEqual([
    { user_id: 3, jobs: 3, hours: 14, rating: 4.7, ratings: 3 },
    { user_id: 2, jobs: 1, hours: 9, rating: null, ratings: 0 },
    { user_id: 1, jobs: 1, hours: 4, rating: null, ratings: 0 },
  ]);
});

it('gives no average of two ratings', () =>
  expect(rankHelpers([line(1, 2, 5), line(1, 2, 4)])).toMatchObject([{ rating: null, ratings: 2 }]));

it('shows five people', () => expect(rankHelpers([1, 2, 3, 4, 5, 6].map((id) => line(id, 1)))).toHaveLength(5));
