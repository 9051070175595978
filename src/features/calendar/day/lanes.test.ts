// @vitest-environment node
import { expect, it, describe } from 'vitest';
import { InvitationStatus, OrderStatus, PositionCode } from '#generated/model/codes';
import type { CalendarJob } from '../model/calendarJob';
import type { WorkShift } from '../model/workShifts';
import {
  getShownHours,
  listLanes,
  type TeamMember,
  readTrackMove,
  readTrackResize,
  readTrackSlot,
  toTrackMinutes,
} from './lanes';

const day = '2026-11-28';

function job(
  orderId: number,
  window: string,
  crew: readonly [userId: number, status: InvitationStatus][],
): CalendarJob {
  const [from = ''] = window.split(' - ');
  return {
    order_id: orderId,
    number: `#${1000 + orderId}`,
    title: 'Two-bedroom move',
    status: OrderStatus.pending,
    closed_state: null,
    starts_at: `${day}T${from}:00Z`,
    ends_at: `${day}T${String(Number(from.slice(0, 2)) + 10).padStart(2, '0')}:00:00Z`,
    timezone: 'America/Phoenix',
    arrival_window: window,
    date: day,
    end_date: null,
    customer_name: 'Rosa',
    customer_last_name: 'Hollis',
    help_type: 3,
    pick_up_address: null,
    destination_address: null,
    city_from: 'Tempe',
    city_to: 'Gilbert',
    required: 2,
    accepted: crew.filter(([, status]) => status === InvitationStatus.accepted).length,
    pending: crew.filter(([, status]) => status === InvitationStatus.new).length,
    checked_in: 0,
    crew_requirements: [{ position: PositionCode.helper, count: 2 }],
    crew: crew.map(([userId, status]) => ({
      user_id: userId,
      first_name: `P${userId}`,
      last_name: '',
      initials: 'P',
      avatar_url: null,
      status,
      invitation_id: null,
      position: PositionCode.helper,
      attendance: [],
    })),
    vehicle_summary: '',
    has_conflict: false,
    conflicts: [],
    version: 1,
  };
}

const member = (id: number, isFree: boolean | null): TeamMember => ({ id, name: `P${id}`, photoUrl: null, isFree });
const { new: asked, accepted, rejected } = InvitationStatus;

const rows = (jobs: CalendarJob[], team: TeamMember[]) =>
  listLanes(jobs, day, team).map(({ person, blocks }) =>
    person ? `${person.name} ${person.state} ${blocks.length}` : `needs ${blocks.length}`,
  );

it('lists what needs a crew, then people with jobs, free people, and those who are busy elsewhere', () => {
  const jobs = [
    job(1, '08:00 - 10:00', [
      [7, accepted],
      [3, asked],
    ]),
    job(2, '12:00 - 14:00', [
      [7, accepted],
      [8, accepted],
    ]),
  ];
  const team = [member(1, false), member(2, true), member(3, true), member(7, false), member(9, null)];
  expect(rows(jobs, team)).toEqual([
    'needs 1',
    'P3 asked 1',
    'P7 booked 2',
    'P8 booked 1',
    'P2 free 0',
    'P9 unknown 0',
    'P1 busy 0',
  ]);
});

it('does not list those who declined, unless they are on the team', () => {
  expect(rows([job(1, '08:00 - 10:00', [[3, rejected]])], [])).toEqual(['needs 1']);
  expect(rows([job(1, '08:00 - 10:00', [[3, rejected]])], [member(3, true)])).toEqual(['needs 1', 'P3 free 0']);
});

it('someone invited who has another job that day is busy', () => {
  expect(rows([job(1, '08:00 - 10:00', [[3, asked]])], [member(3, false)])).toEqual(['needs 1', 'P3 busy 1']);
});

it('places jobs at the same time in lines below each other', () => {
  const [needs] = listLanes(
    [job(1, '08:00 - 10:00', []), job(2, '09:00 - 11:00', []), job(3, '12:00 - 14:00', [])],
    day,
  );
  expect(needs?.blocks.map(({ line }) => line)).toEqual([0, 1, 0]);
  expect(needs?.lines).toBe(2);
});

it('shows 7 AM to 7 PM, and more where a job needs it', () => {
  expect(getShownHours(listLanes([], day))).toEqual({ from: 7, to: 19 });
  expect(getShownHours(listLanes([job(1, '05:30 - 07:30', [])], day))).toEqual({ from: 5, to: 19 });
});

/** The second day of a job from Tuesday to Thursday: arrival 8 to 10, work until 2:30 PM. */
const item = { date: '2026-11-24', end_date: '2026-11-26', arrival_window: '08:00 - 10:00' } as CalendarJob;
const shift: WorkShift = { key: '7', item, day: '2026-11-25', index: 1, start: 480, end: 870 };

it.each([
  [0, 420],
  [0.5, 780],
  [1.2, 1140],
])('a share of %s of a track from 7 AM to 7 PM is %s minutes', (share, minutes) => {
  expect(toTrackMinutes(share, { from: 7, to: 19 })).toBe(minutes);
});

it.each([
  ['a click', 500, 500, '08:00 - 09:00'],
  ['a drag', 500, 700, '08:00 - 12:00'],
  ['a drag to the left', 700, 500, '08:00 - 12:00'],
  ['a drag over the longest window', 420, 1140, '07:00 - 13:00'],
  ['a click at the end of the day', 1440, 1440, '23:00 - 23:59'],
])('%s on an empty track', (_, from, to, window) => {
  expect(readTrackSlot(from, to).window).toBe(window);
});

describe('a dragged job', () => {
  it.each([
    ['later', 100, '09:30 - 11:30'],
    ['earlier', -45, '07:30 - 09:30'],
    ['not before midnight', -900, '00:00 - 02:00'],
    ['not after midnight', 870, '22:30 - 23:59'],
  ])('%s', (_, minutes, window) => {
    expect(readTrackMove(shift, minutes)).toEqual({ date: '2026-11-24', window });
  });

  it.each([
    ['longer', 60, 7.5],
    ['not below an hour', -600, 1],
    ['not over 14 hours', 900, 14],
  ])('by its end: %s', (_, minutes, hours) => {
    expect(readTrackResize(shift, minutes)).toEqual({ date: '2026-11-24', window: '08:00 - 10:00', hours });
  });

  it('stays where it is for less than a step', () => {
    expect(readTrackMove(shift, 10)).toBeNull();
    expect(readTrackResize(shift, -10)).toBeNull();
  });
});
