// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { asksAgain, effectOf, moveOf, type Schedule } from './reconfirm';

const eight = Date.parse('2026-11-28T15:00:00Z');
const minute = 60_000;
const day = '2026-11-28';
const before: Schedule = { date: day, lastDay: day, startsAt: eight, cities: ['Tempe', 'Gilbert'] };

describe('effectOf', () => {
  it.each([
    ['notes, items, files', 'details', 'informed', 'informed'],
    ['start moves by up to 60 minutes, same day', 'start_within_hour', 'informed', 'updated'],
    ['more than 60 minutes', 'start_beyond_hour', 'reconfirm', 'resent'],
    ['other day', 'other_day', 'reconfirm', 'resent'],
    ['other city', 'other_city', 'reconfirm', 'resent'],
    ['rate lowered', 'rate_lowered', 'reconfirm', 'resent'],
    ['requirement lowered below accepted', 'need_lowered', 'release', 'cancel_extra'],
    ['requirement raised', 'need_raised', 'unchanged', 'unchanged'],
  ] as const)('%s', (_name, kind, accepted, fresh) => {
    expect(effectOf(kind)).toMatchObject({ accepted, fresh });
  });
});

describe('moveOf', () => {
  it.each([
    ['nothing', {}, null],
    ['one minute later', { startsAt: eight + minute }, 'start_within_hour'],
    ['60 minutes earlier', { startsAt: eight - 60 * minute }, 'start_within_hour'],
    ['61 minutes later', { startsAt: eight + 61 * minute }, 'start_beyond_hour'],
    ['the next day', { date: '2026-11-29', startsAt: eight + 1440 * minute }, 'other_day'],
    ['a day more', { lastDay: '2026-11-29' }, 'other_day'],
    ['another town', { cities: ['Tempe', 'Mesa'] }, 'other_city'],
    ['a stop more in another town', { cities: ['Tempe', 'Mesa', 'Gilbert'] }, 'other_city'],
    ['another town and ten minutes', { cities: ['Mesa'], startsAt: eight + 10 * minute }, 'other_city'],
  ] as const)('%s', (_name, change, expected) => {
    expect(moveOf(before, { ...before, ...change })).toBe(expected);
  });
});

describe('asksAgain', () => {
  it.each([
    ['a big move, no choice made: yes', ['other_day'], null, true],
    ['a big move, just notify: no', ['other_day'], false, false],
    ['a small move, no choice made: no', ['start_within_hour'], null, false],
    ['a small move, asked for: yes', ['start_within_hour'], true, true],
    ['a lowered rate, just notify: still yes', ['rate_lowered'], false, true],
    ['notes, whatever is wished: no', ['details'], true, false],
    ['a raised need: no', ['need_raised'], null, false],
    ['notes and a big move: yes', ['details', 'start_beyond_hour'], null, true],
  ] as const)('%s', (_name, kinds, wish, expected) => {
    expect(asksAgain(kinds, wish)).toBe(expected);
  });
});
