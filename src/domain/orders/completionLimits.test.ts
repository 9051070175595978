// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { hasTipDifference, isBreakTooLong, getMaxHours, validateTimeOnSite, getTimeOnSite } from './completionLimits';

const phoenix = 'America/Phoenix';
const vegas = 'America/Los_Angeles';
const at = (instant: string) => Date.parse(instant);
const stay = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) });

describe('the time on site', () => {
  it.each([
    ['a day', stay('2026-11-28T15:20:00Z', '2026-11-28T22:35:00Z'), phoenix, 1, 435],
    ['over midnight', stay('2026-11-29T05:00:00Z', '2026-11-29T08:00:00Z'), phoenix, 1, 180],
    ['24 hours', stay('2026-11-28T15:00:00Z', '2026-11-29T15:00:00Z'), phoenix, 1, 1440],
    ['two days from 8 to 3', stay('2026-11-28T15:00:00Z', '2026-11-29T22:00:00Z'), phoenix, 2, 840],
    ['three days from 8 to 3', stay('2026-11-28T15:00:00Z', '2026-11-30T22:00:00Z'), phoenix, 3, 1260],
    ['two nights from 8 to 2', stay('2026-11-29T03:00:00Z', '2026-11-30T09:00:00Z'), phoenix, 2, 720],
    ['a night the clocks are put back', stay('2026-11-01T05:00:00Z', '2026-11-01T11:00:00Z'), vegas, 1, 360],
    ['two days, clocks put back between them', stay('2026-10-31T15:00:00Z', '2026-11-01T23:00:00Z'), vegas, 2, 840],
    ['two days, clocks put forward between', stay('2026-03-07T16:00:00Z', '2026-03-08T22:00:00Z'), vegas, 2, 840],
    ['none', stay('2026-11-28T15:00:00Z', '2026-11-28T14:00:00Z'), phoenix, 1, 0],
  ])('%s', (_name, time, zone, days, minutes) => {
    expect(getTimeOnSite(time, zone)).toEqual({ days, minutes });
  });
});

describe('what is wrong with it', () => {
  const job = { startsAt: at('2026-11-28T15:00:00Z'), days: 1, zone: phoenix };
  const now = at('2026-11-29T00:00:00Z');

  it.each([
    ['as planned', stay('2026-11-28T15:00:00Z', '2026-11-28T21:30:00Z'), 1, null],
    ['24 hours early', stay('2026-11-27T15:00:00Z', '2026-11-27T21:30:00Z'), 1, null],
    ['earlier than that', stay('2026-11-27T14:59:00Z', '2026-11-27T21:30:00Z'), 1, 'start_early'],
    ['60 days before the job', stay('2026-09-29T15:00:00Z', '2026-09-29T21:30:00Z'), 1, 'start_early'],
    ['a start tomorrow, an end in 20 days', stay('2026-11-30T15:00:00Z', '2026-12-19T07:00:00Z'), 1, 'start_ahead'],
    ['an end before the start', stay('2026-11-28T15:00:00Z', '2026-11-28T14:00:00Z'), 1, 'end_before_start'],
    ['no time at all', stay('2026-11-28T15:00:00Z', '2026-11-28T15:00:00Z'), 1, 'end_before_start'],
    ['an end rounded up by a quarter', stay('2026-11-28T15:00:00Z', '2026-11-29T00:15:00Z'), 1, null],
    ['an end further ahead', stay('2026-11-28T15:00:00Z', '2026-11-29T00:16:00Z'), 1, 'end_ahead'],
    ['two days of one', stay('2026-11-27T15:00:00Z', '2026-11-28T22:00:00Z'), 1, 'too_many_days'],
    ['two days of two', stay('2026-11-27T15:00:00Z', '2026-11-28T22:00:00Z'), 2, null],
  ] as const)('%s', (_name, time, days, expected) => {
    expect(validateTimeOnSite(time, { ...job, days }, now)).toBe(expected);
  });
});

it.each([
  [435, 7.25],
  [436, 7.5],
  [0, 0],
])('on site for %s minutes, a person worked %s hours at most', (minutes, hours) => {
  expect(getMaxHours(minutes)).toBe(hours);
});

it.each([
  [0, 0, false],
  [30, 31, false],
  [30, 30, true],
  [480, 60, true],
])('a break of %s in %s minutes is too long: %s', (pause, minutes, expected) => {
  expect(isBreakTooLong(pause, minutes)).toBe(expected);
});

it.each([
  ['shared by us, nothing sent', { total: 7500, given: [], shared: [2500, 2500, 2500] }, false],
  ['shared by us, sent along', { total: 7500, given: [2500, 2500, 2500], shared: [2500, 2500, 2500] }, false],
  ['sent, but none in all', { total: 0, given: [2500, 0], shared: [0, 0] }, true],
  ['sent more than in all', { total: 5000, given: [2500, 5000], shared: [2500, 2500] }, true],
  ['by hand, less than in all', { total: 7500, given: [2500, 2500], shared: [2500, 2500] }, true],
  ['no one to get them', { total: 7500, given: [], shared: [0, 0] }, true],
  ['none at all', { total: 0, given: [0, 0], shared: [0, 0] }, false],
])('tips %s', (_name, tips, expected) => {
  expect(hasTipDifference(tips)).toBe(expected);
});
