// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import {
  getDefaultNotice,
  isRescheduled,
  asksCrewAgain,
  listEditKinds,
  decideEditOutcome,
  getMove,
  getRateAfter,
  type Schedule,
} from './reconfirm';

const { helper } = PositionCode;
const eight = Date.parse('2026-11-28T15:00:00Z');
const minute = 60_000;
const day = '2026-11-28';
const before: Schedule = { date: day, lastDay: day, startsAt: eight, cities: ['Tempe', 'Gilbert'] };

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
    expect(getMove(before, { ...before, ...change })).toBe(expected);
  });
});

describe('asksAgain', () => {
  it.each([
    ['a big move, no choice made: yes', ['other_day'], null, true],
    ['a big move, just notify: no', ['other_day'], false, false],
    ['a small move, no choice made: no', ['start_within_hour'], null, false],
    ['a small move, requested: yes', ['start_within_hour'], true, true],
    ['a lowered rate, just notify: still yes', ['rate_lowered'], false, true],
    ['notes, whatever the office chose: no', [], true, false],
    ['another start by more than an hour, no choice made: yes', ['start_beyond_hour'], null, true],
    ['another city, no choice made: yes', ['other_city'], null, true],
    ['a small move and a lowered rate, just notify: still yes', ['start_within_hour', 'rate_lowered'], false, true],
  ] as const)('%s', (_name, kinds, choice, expected) => {
    expect(asksCrewAgain(kinds, choice)).toBe(expected);
  });
});

it.each([
  ['the offered rate follows', 2400, { [helper]: 2600 }, 2600],
  ['a rate agreed on stays', 2500, { [helper]: 2600 }, 2500],
  ['nothing is offered anymore', 2400, {}, 2400],
])('%s', (_name, hourly_rate, offered, expected) => {
  const offers = [{ [helper]: 2400 }, offered].map((offered_rates) => ({ offered_rates }));
  const [first = { offered_rates: {} }, second = first] = offers;
  expect(getRateAfter({ position: helper, hourly_rate }, first, second)).toBe(expected);
});

it.each([
  [null, 2400, 2400, []],
  ['other_day', 2400, 2500, ['other_day']],
  ['other_day', 2400, 2300, ['other_day', 'rate_lowered']],
] as const)('the move %s and a rate from %i to %i', (move, rateBefore, rateNow, expected) => {
  expect(listEditKinds(move, rateBefore, rateNow)).toEqual(expected);
});

const { new: fresh, accepted, rejected } = InvitationStatus;
it.each([
  ['not answered, another day', fresh, ['other_day'], null, 'resend'],
  ['not answered, half an hour', fresh, ['start_within_hour'], null, 'update'],
  ['accepted, another day', accepted, ['other_day'], null, 'reconfirm'],
  ['accepted, another day, the office only informs', accepted, ['other_day'], false, 'update'],
  ['accepted, a lower rate', accepted, ['rate_lowered'], false, 'reconfirm'],
  ['accepted, only details', accepted, [], null, 'update'],
  ['declined', rejected, ['other_day'], null, 'none'],
] as const)('an invitation: %s', (_name, status, kinds, choice, expected) => {
  expect(decideEditOutcome({ status }, kinds, choice)).toBe(expected);
});

it.each([
  ['accepted, another day', accepted, 'other_day', 'reconfirm'],
  ['accepted, half an hour', accepted, 'start_within_hour', 'notify'],
  ['accepted, only more hours', accepted, null, 'notify'],
  ['not answered, another day', fresh, 'other_day', 'reconfirm'],
  ['not answered, half an hour', fresh, 'start_within_hour', 'notify'],
] as const)('by default: %s', (_name, status, move, expected) => {
  expect(getDefaultNotice({ status }, move)).toBe(expected);
});

const times = { date: '2026-11-28', end_date: null, arrival_window: '08:00 - 10:00', estimated_hours: 6 };
it.each([
  ['nothing', {}, false],
  ['an end date on the same day', { end_date: '2026-11-28' }, false],
  ['the day', { date: '2026-11-29' }, true],
  ['a second day', { end_date: '2026-11-29' }, true],
  ['the window', { arrival_window: '08:00 - 11:00' }, true],
  ['the hours', { estimated_hours: 6.5 }, true],
])('is rescheduled: %s', (_name, change, expected) => {
  expect(isRescheduled(times, { ...times, ...change })).toBe(expected);
});
