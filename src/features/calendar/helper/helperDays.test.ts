// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { DayHours, HelperCalendarItem } from '#generated/model';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { getHelperRange } from '../model/range';
import { isWaiting, listHelperDays, formatState } from './helperDays';

const item: HelperCalendarItem = {
  invitation_id: 311,
  order_id: 1042,
  number: '#1042',
  status: InvitationStatus.new,
  closed_state: null,
  title: 'Tempe to Gilbert',
  starts_at: '2026-11-28T15:00:00Z',
  ends_at: '2026-11-28T21:30:00Z',
  timezone: 'America/Phoenix',
  date: '2026-11-28',
  end_date: null,
  arrival_window: '08:00 - 10:00',
  estimated_hours: 6.5,
  company_name: 'Copper Mesa Moving Co.',
  branch_name: 'Phoenix',
  customer_name: '',
  customer_last_name: '',
  city_from: 'Tempe',
  city_to: 'Gilbert',
  pick_up_address: 'Tempe',
  position: PositionCode.helper,
  hourly_rate: 2400,
  expires_at: '2026-11-22T15:00:00Z',
  has_conflict: false,
  version: 1,
};
const job = (change: Partial<HelperCalendarItem>): HelperCalendarItem => ({ ...item, ...change });
const off: DayHours = { date: '2026-11-29', windows: [], off: true, is_exception: true, note: '' };

describe('the days of the helper calendar', () => {
  it('has jobs by their start, and the hours of each day', () => {
    const early = job({ invitation_id: 312, arrival_window: '06:00 - 07:00', status: InvitationStatus.accepted });
    const days = listHelperDays({ from: '2026-11-28', to: '2026-11-29' }, [item, early], [off]);
    expect(days.map(({ date, shifts }) => [date, shifts.map((shift) => shift.item.invitation_id)])).toEqual([
      ['2026-11-28', [312, 311]],
      ['2026-11-29', []],
    ]);
    expect(days.map(({ hours }) => hours)).toEqual([undefined, off]);
    expect([item, early].map(isWaiting)).toEqual([true, false]);
  });

  it('has a longer job on each of its days', () => {
    const long = job({ end_date: '2026-11-30', ends_at: '2026-11-30T21:30:00Z' });
    const days = listHelperDays({ from: '2026-11-29', to: '2026-12-01' }, [long], []);
    expect(days.map(({ shifts }) => shifts.map(({ index, start, end }) => [index, start, end]))).toEqual([
      [[1, 480, 870]],
      [[2, 480, 870]],
      [],
    ]);
  });

  it.each([
    ['2026-11-21', '2026-10-26', '2026-12-19'],
    ['2026-02-28', '2026-01-26', '2026-03-14'],
    ['2027-01-31', '2026-12-28', '2027-02-13'],
  ])('loads the month of %s and the agenda from its last day: %s to %s', (date, from, to) => {
    expect(getHelperRange(date)).toEqual({ from, to });
  });
});

it.each([
  [InvitationStatus.new, null, 'Reply needed'],
  [InvitationStatus.accepted, null, 'Accepted'],
  [InvitationStatus.accepted, 'completed', 'Completed'],
  [42 as InvitationStatus, null, 'Status 42'],
] as const)('a job with status %i that ended as %s is called "%s"', (status, closed_state, name) =>
  expect(formatState({ status, closed_state })).toBe(name),
);
