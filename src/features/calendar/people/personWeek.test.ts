// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { CalendarFace, Employee, TeamHours } from '#generated/model';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import type { CalendarJob } from '../model/calendarJob';
import { listOpenJobs, listPersonWeeks } from './personWeek';

const week = { from: '2026-11-23', to: '2026-11-29' };
const { accepted, new: pending, rejected } = InvitationStatus;

const onCrew = (userId: number, status: InvitationStatus) =>
  ({
    user_id: userId,
    first_name: `P${userId}`,
    last_name: '',
    avatar_url: null,
    status,
    position: PositionCode.helper,
  }) as CalendarFace;

/** A job from 8 AM to 2 PM in Phoenix that needs two helpers. */
function job(orderId: number, date: string, change: Partial<CalendarJob> = {}): CalendarJob {
  const last = change.end_date ?? date;
  return {
    order_id: orderId,
    date,
    end_date: null,
    arrival_window: '08:00 - 10:00',
    starts_at: `${date}T15:00:00Z`,
    ends_at: `${last}T21:00:00Z`,
    timezone: 'America/Phoenix',
    closed_state: null,
    required: 2,
    accepted: change.crew?.filter(({ status }) => status === accepted).length ?? 0,
    crew_requirements: [{ position: PositionCode.helper, count: 2 }],
    crew: [],
    ...change,
  } as Partial<CalendarJob> as CalendarJob;
}

const member = (userId: number, change: Partial<Employee> = {}) =>
  ({
    id: userId * 10,
    user_id: userId,
    first_name: `P${userId}`,
    last_name: '',
    avatar_url: null,
    documents: [],
    ...change,
  }) as Partial<Employee> as Employee;

describe('the week of a person', () => {
  it.each([
    ['an accepted job', job(1, '2026-11-24', { crew: [onCrew(5, accepted)] }), ['24 accepted']],
    ['an invitation', job(1, '2026-11-24', { crew: [onCrew(5, pending)] }), ['24 pending']],
    ['a declined invitation', job(1, '2026-11-24', { crew: [onCrew(5, rejected)] }), []],
    [
      'a new invitation after a declined one',
      job(1, '2026-11-24', { crew: [onCrew(5, rejected), onCrew(5, pending)] }),
      ['24 pending'],
    ],
    ['a job of others', job(1, '2026-11-24', { crew: [onCrew(6, accepted)] }), []],
    ['a canceled job', job(1, '2026-11-24', { crew: [onCrew(5, accepted)], closed_state: 'cancelled' }), []],
    [
      'a completed job',
      job(1, '2026-11-24', { crew: [onCrew(5, accepted)], closed_state: 'completed' }),
      ['24 accepted'],
    ],
    [
      'a job over the end of the week',
      job(1, '2026-11-28', { crew: [onCrew(5, accepted)], end_date: '2026-11-30' }),
      ['28 accepted', '29 accepted'],
    ],
  ])('has %s', (_, item, expected) => {
    const [person] = listPersonWeeks(week, [item], [member(5)]);
    const shown = person?.days.flatMap(({ day, shifts }) =>
      shifts.map(({ isPending }) => `${day.slice(8)} ${isPending ? 'pending' : 'accepted'}`),
    );
    expect(shown).toEqual(expected);
  });

  it('has days off, hours, jobs elsewhere, the limit of the week, and documents on their last day', () => {
    const hours: Pick<TeamHours, 'members'> = {
      members: [
        {
          employee_id: 50,
          max_hours_per_week: 30,
          weeks: [{ monday: '2026-11-23', hours: 12.5 }],
          days: [
            { date: '2026-11-24', off: true, windows: [], busy: [] },
            { date: '2026-11-25', off: false, windows: ['07:00 - 15:00'], busy: ['09:00 - 13:00'] },
          ],
        },
      ],
    };
    const documents = [
      { kind: 'driver_license', expires_on: '2026-11-26' },
      { kind: 'dot_medical', expires_on: '2026-11-30' },
    ] as Employee['documents'];
    const [person] = listPersonWeeks(week, [], [member(5, { documents })], hours);
    expect(person?.hours).toEqual({ accepted: 12.5, limit: 30 });
    expect(person?.days.slice(1, 4)).toMatchObject([
      { isOff: true, windows: [], busy: [], expiring: [] },
      { isOff: false, windows: ['07:00 - 15:00'], busy: ['09:00 - 13:00'], expiring: [] },
      { isOff: false, windows: [], busy: [], expiring: ['driver_license'] },
    ]);
  });

  it('is not off on a day with a job they accepted', () => {
    const days = ['2026-11-24', '2026-11-25'].map((date) => ({ date, off: true, windows: [], busy: [] }));
    const hours = { members: [{ employee_id: 50, max_hours_per_week: 30, weeks: [], days }] };
    const jobs = [
      job(1, '2026-11-24', { crew: [onCrew(5, accepted)] }),
      job(2, '2026-11-25', { crew: [onCrew(5, pending)] }),
    ];
    const [person] = listPersonWeeks(week, jobs, [member(5)], hours);
    expect(person?.days.slice(1, 3).map(({ isOff }) => isOff)).toEqual([false, true]);
  });

  it('is listed by name, then people on a crew who are not on the team', () => {
    const item = job(1, '2026-11-24', { crew: [onCrew(1, accepted), onCrew(5, accepted), onCrew(4, rejected)] });
    const people = listPersonWeeks(week, [item], [member(7), member(5)]);
    expect(people.map(({ name, employeeId }) => [name, employeeId])).toEqual([
      ['P5', 50],
      ['P7', 70],
      ['P1', undefined],
    ]);
  });
});

describe('the open jobs of a week', () => {
  const now = new Date('2026-11-24T12:00:00Z');

  it.each([
    ['a job without a crew', job(1, '2026-11-25'), ['25: 2']],
    ['a job with an open invitation', job(1, '2026-11-25', { crew: [onCrew(5, pending)] }), ['25: 1']],
    ['a declined slot', job(1, '2026-11-25', { crew: [onCrew(5, rejected)] }), ['25: 2']],
    [
      'a job that waits for an answer',
      job(1, '2026-11-25', { crew: [onCrew(5, pending), onCrew(6, accepted)] }),
      ['25: '],
    ],
    ['no job with its whole crew', job(1, '2026-11-25', { crew: [onCrew(5, accepted), onCrew(6, accepted)] }), []],
    ['a job that has started', job(1, '2026-11-24', { starts_at: '2026-11-24T11:00:00Z' }), ['24: 2']],
    ['no canceled job', job(1, '2026-11-25', { closed_state: 'cancelled' }), []],
    ['a longer job on its first day', job(1, '2026-11-25', { end_date: '2026-11-27' }), ['25: 2']],
  ])('have %s', (_, item, expected) => {
    const shown = listOpenJobs(week, [item], now).flatMap(({ day, jobs }) =>
      jobs.map(({ needs }) => `${day.slice(8)}: ${needs.map(({ count }) => count).join()}`),
    );
    expect(shown).toEqual(expected);
  });
});
