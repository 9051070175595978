// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { OrderStatus } from '#generated/model/codes';
import { plainSpaces } from '../../../../../tests/kit/texts/spaces';
import { formatTimeToStart, canComplete, getPhase, isStartWarned, listWarnings } from './timing';

const start = Date.parse('2026-11-28T15:00:00Z');
const hour = 3_600_000;
const job = {
  date: '2026-11-28',
  end_date: null,
  estimated_hours: 6.5,
  arrival_window: '08:00 - 10:00',
  timezone: 'America/Phoenix',
  starts_at: '2026-11-28T15:00:00Z',
  latest_end_at: '2026-11-28T23:30:00Z',
  status: OrderStatus.partiallyFormed,
  closed_state: null,
  missing: [],
  crew_summary: { required: 2, accepted: 0, pending: 0, checked_in: 0 },
} as const;
const at = (hoursBefore: number) => new Date(start - hoursBefore * hour);

it('a job without times has no phase, no warning about its start, and can be completed', () => {
  const unknown = { ...job, missing: [], starts_at: null, latest_end_at: null, crew_summary: null };
  expect([getPhase(unknown, at(0)), formatTimeToStart(unknown, at(0)), listWarnings(unknown, at(0))]).toEqual([
    undefined,
    '',
    [],
  ]);
  expect(canComplete(unknown, at(0))).toBe(true);
});

it.each([
  [28, 3, 'Starts in 1 day'],
  [0, 3, 'Starts now'],
  [-2, 3, 'Started 2 hr ago'],
  [-9, 4, 'Ready to complete'],
  [-9, 1, 'Date has passed'],
  [-9, 2, 'Date has passed'],
] as const)('%d h before its start, status %i: %s', (before, status, words) =>
  expect(plainSpaces(formatTimeToStart({ ...job, status }, at(before)))).toBe(words),
);

it.each([
  ['is due while its arrival window is open', -1, 0, 'Due 8:00–10:00 AM', []],
  ['has not started after the window without anyone there', -3, 0, '', ['2 people late, not checked in']],
  [
    'has started once someone is there, and others are late',
    -3,
    1,
    'Started 3 hr ago',
    ['1 person late, not checked in'],
  ],
  ['has started with everyone there', -3, 2, 'Started 3 hr ago', []],
] as const)('a job %s', (_name, before, checked_in, words, warnings) => {
  const running = {
    ...job,
    status: OrderStatus.formed,
    missing: [],
    crew_summary: { required: 2, accepted: 2, pending: 0, checked_in },
  };
  expect(plainSpaces(formatTimeToStart(running, at(before)))).toBe(words);
  expect(listWarnings(running, at(before)).map((warning) => warning.words)).toEqual(warnings);
});

it.each([
  [1, 'ahead'],
  [0, 'running'],
  [-8.4, 'running'],
  [-8.5, 'over'],
] as const)('%d h before its start a job is %s', (before, phase) => expect(getPhase(job, at(before))).toBe(phase));

describe('warnings', () => {
  const unit: string[] = ['pick_up_addresses.0.unit'];
  const unitAndZip: string[] = [...unit, 'pick_up_addresses.0.zip'];
  it.each([
    ['far ahead', { status: OrderStatus.notFormed }, 49, []],
    ['not formed within 48 hr', { status: OrderStatus.notFormed }, 48, ['warning Starts in 2 days']],
    ['not formed within 24 hr', { status: OrderStatus.notFormed }, 2, ['warning Starts in 2 hr']],
    ['pending within 48 hr', { status: OrderStatus.pending }, 25, ['warning Starts in 1 day']],
    ['pending within 24 hr', { status: OrderStatus.pending }, 24, ['danger Needs crew']],
    ['partly formed at work', { status: OrderStatus.partiallyFormed }, -1, ['danger Needs crew']],
    ['formed', { status: OrderStatus.formed, crew_summary: { ...job.crew_summary, accepted: 2 } }, 1, []],
    ['over', { status: OrderStatus.partiallyFormed }, -9, []],
    ['no unit', { status: OrderStatus.formed, missing: unit }, 100, ['warning Missing unit #']],
    ['half an address', { status: OrderStatus.formed, missing: unitAndZip }, 100, ['warning Address incomplete']],
    [
      'both',
      { status: OrderStatus.notFormed, missing: unit },
      30,
      ['warning Starts in 1 day', 'warning Missing unit #'],
    ],
    ['closed', { status: OrderStatus.notFormed, closed_state: 'cancelled', missing: unit }, 30, []],
  ] as const)('%s', (_, change, before, expected) => {
    const found = listWarnings({ ...job, missing: [], ...change }, at(before));
    expect(found.map(({ tone, words }) => plainSpaces(`${tone} ${words}`))).toEqual(expected);
    const mentionsStart = expected.some((text) => text.startsWith('warning Starts'));
    expect(isStartWarned({ ...job, missing: [], ...change }, at(before))).toBe(mentionsStart);
  });
});

it.each([
  [3, null, 0, true],
  [4, null, -3, true],
  [4, null, 0.1, false],
  [2, null, -3, false],
  [4, 'completed', -3, false],
] as const)('status %i, %s, %d h before its start: can be completed %s', (status, closed_state, before, may) =>
  expect(canComplete({ ...job, status, closed_state }, at(before))).toBe(may),
);
