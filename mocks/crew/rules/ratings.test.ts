// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { testWorld } from '../../../tests/kit/world';
import { castIds } from '../../account/seed/cast';
import { hiddenForMs, isRatingShown, getLastWord, type WorkAgainWord, getTrackRecord } from './ratings';

const ratedAt = Date.parse('2026-11-28T23:00:00Z');
const hour = 3_600_000;

describe('a rating is shown', () => {
  it.each([
    ['not immediately', { ratedAt, otherRatedAt: null }, ratedAt, false],
    [
      'not a second before the seven days are over',
      { ratedAt, otherRatedAt: null },
      ratedAt + hiddenForMs - 1000,
      false,
    ],
    ['after seven days', { ratedAt, otherRatedAt: null }, ratedAt + hiddenForMs, true],
    ['as soon as the other side has rated', { ratedAt, otherRatedAt: ratedAt + hour }, ratedAt + hour, true],
    ['immediately when the other side was first', { ratedAt, otherRatedAt: ratedAt - hour }, ratedAt, true],
    ['not while the other side has yet to rate', { ratedAt, otherRatedAt: ratedAt + 2 * hour }, ratedAt + hour, false],
    ['never before it was given', { ratedAt, otherRatedAt: ratedAt - hour }, ratedAt - 1, false],
  ])('%s', (_name, times, now, expected) => {
    const ratedBackAt = times.otherRatedAt === null ? null : new Date(times.otherRatedAt).toISOString();
    expect(isRatingShown(new Date(times.ratedAt).toISOString(), ratedBackAt, now)).toBe(expected);
  });
});

it.each<[string, WorkAgainWord[], string | null]>([
  ['nothing said', [], null],
  ['stars alone', [{ at: '2026-11-01', word: undefined }], null],
  ['never again', [{ at: '2026-11-01', word: 'block' }], 'block'],
  [
    'a later word counts, in whatever order they come',
    [
      { at: '2026-11-03', word: 'ok' },
      { at: '2026-11-01', word: 'block' },
    ],
    'ok',
  ],
  [
    'later stars without a word change nothing',
    [
      { at: '2026-11-01', word: 'block' },
      { at: '2026-11-03', word: undefined },
    ],
    'block',
  ],
])('work again, %s', (_name, words, expected) => {
  expect(getLastWord(words)).toBe(expected);
});

const phoenix = { branch_id: 1, readerId: null };

it('someone who did not come has one job less, and came to a smaller share of the jobs of the last 90 days', () => {
  const world = testWorld();
  const { tables } = world;
  const before = getTrackRecord(tables, castIds.marcus, { ...phoenix, now: world.clock.now().getTime() });
  expect(before.showUp).toBe(1);
  const last = tables.order
    .where(({ completion }) => completion?.lines.some(({ user_id }) => user_id === castIds.marcus) ?? false)
    .toSorted((one, other) => other.starts_at.localeCompare(one.starts_at))[0];
  const completion = last?.completion;
  if (!last || !completion) throw new Error('Marcus has finished no job');
  const lines = completion.lines.map((line) => (line.user_id === castIds.marcus ? { ...line, no_show: true } : line));
  tables.order.update(last.id, { completion: { ...completion, lines } });
  const after = getTrackRecord(tables, castIds.marcus, { ...phoenix, now: world.clock.now().getTime() });
  expect(after.jobs).toBe(before.jobs - 1);
  expect(after.showUp).toBeGreaterThan(0.5);
  expect(after.showUp).toBeLessThan(1);
});
