// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { InvitationStatus } from '#generated/model/codes';
import { countPresence, getTodayState } from './todayState';

const noOne = { on_my_way: 0, checked_in: 0, checked_out: 0, late: 0, absent: 0 };
const job = {
  date: '2026-11-21',
  end_date: null,
  arrival_window: '08:00 - 10:00',
  timezone: 'America/Phoenix',
  ends_at: '2026-11-21T21:00:00Z',
};
const accepted = { status: InvitationStatus.accepted, attendance: [] };
const reported = (step: 'on_my_way' | 'checked_in') => ({
  ...accepted,
  attendance: [{ step, date: '2026-11-21', at: '2026-11-21T15:10:00Z' }],
});

describe('the people of a job', () => {
  const crew = [reported('on_my_way'), reported('checked_in'), accepted];
  it.each([
    ['before the window ends', '2026-11-21T16:00:00Z', { on_my_way: 1, checked_in: 1 }],
    ['after it', '2026-11-21T17:30:00Z', { checked_in: 1, late: 2 }],
    ['after the end', '2026-11-21T21:30:00Z', { checked_in: 1, absent: 2 }],
  ])('are counted by where they are %s', (_when, now, counts) => {
    expect(countPresence(job, crew, new Date(now))).toEqual({ ...noOne, ...counts });
  });

  it('count as late as soon as they announce a delay', () => {
    const delayed = { ...reported('on_my_way'), running_late: { date: '2026-11-21', minutes: 20 as const } };
    expect(countPresence(job, [delayed], new Date('2026-11-21T16:00:00Z'))).toEqual({ ...noOne, late: 1 });
  });
});

describe('the state of a job on its day', () => {
  const full = { closed_state: null, isOver: false, required: 2, accepted: 2 };
  it.each([
    [
      'done once it is completed',
      { ...full, closed_state: 'completed' as const, presence: { ...noOne, late: 1 } },
      'done',
    ],
    ['late before anything else', { ...full, accepted: 1, presence: { ...noOne, late: 1 } }, 'late'],
    ['without a full crew', { ...full, accepted: 1, presence: { ...noOne, on_my_way: 1 } }, 'needs_crew'],
    ['over after its end, until it is completed', { ...full, isOver: true, accepted: 1, presence: noOne }, 'over'],
    [
      'working as long as someone is there',
      { ...full, isOver: true, presence: { ...noOne, checked_in: 1 } },
      'working',
    ],
    ['on the way', { ...full, presence: { ...noOne, on_my_way: 1, checked_in: 1 } }, 'on_my_way'],
    ['working', { ...full, presence: { ...noOne, checked_in: 2 } }, 'working'],
    ['done when everyone has checked out', { ...full, presence: { ...noOne, checked_out: 2 } }, 'done'],
    ['ready before anyone has left', { ...full, presence: noOne }, 'ready'],
  ] as const)('is %s', (_title, facts, state) => expect(getTodayState(facts)).toBe(state));
});
