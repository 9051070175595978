// @vitest-environment node
import { expect, it } from 'vitest';
import type { CalendarJob } from '../model/calendarJob';
import { InvitationStatus, OrderStatus, PositionCode } from '#generated/model/codes';
import { getShownHours, listLanes, type TeamMember } from './lanes';

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
