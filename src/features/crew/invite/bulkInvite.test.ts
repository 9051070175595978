// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Candidate, OrderCard } from '#generated/model';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { type JobToFill, listPeopleForJobs, planInvites } from './bulkInvite';

const candidate = (id: number, change: Partial<Candidate> = {}): Candidate => ({
  employee_id: id,
  user_id: id,
  first_name: 'Person',
  last_name: String(id),
  avatar_url: null,
  phone: '6025550100',
  positions: [PositionCode.helper],
  hourly_rate: 2000,
  rating_avg: null,
  rating_count: 0,
  fit: { score: 50, reasons: [], warnings: [] },
  availability: 'available',
  conflicts: [],
  distance_miles: 1,
  hours_this_week: 0,
  jobs_together: 0,
  is_favorite: false,
  invitation_status: null,
  ...change,
});

const busy: Partial<Candidate> = {
  conflicts: [
    { order_id: 9, number: '#9', starts_at: '', ends_at: '', severity: 'hard', text: 'Busy 8 AM–2 PM' },
  ] as Candidate['conflicts'],
};

/** A job with this many open slots for helpers, and rates by position. */
function job(id: number, open: number, people: readonly Candidate[], rates = {}): JobToFill {
  return {
    card: { order_id: id, number: `#${id}` } as OrderCard,
    order: { offered_rates: rates },
    slots: [{ position: PositionCode.helper, required: open, accepted: 0, pending: 0 }],
    people: { branch_employees: [...people], other_branch_employees: [] },
  };
}

const describePeople = (jobs: readonly JobToFill[]) =>
  listPeopleForJobs(jobs).map(({ person, free, blocked }) => [
    person.employee_id,
    free.map(({ order_id }) => order_id),
    blocked.map(({ card, obstacle }) => `${card.order_id} ${obstacle}`),
  ]);

describe('the people for several jobs', () => {
  it('are of the branch: the most jobs first, then the best fit', () => {
    const good = { fit: { score: 90, reasons: [], warnings: [] } };
    const jobs = [
      job(1, 2, [candidate(1), candidate(2, good), candidate(3, busy)]),
      job(2, 2, [candidate(1), candidate(2, busy), candidate(3, good), candidate(4, good)]),
    ];
    expect(describePeople(jobs)).toEqual([
      [1, [1, 2], []],
      [2, [1], ['2 busy']],
      [4, [2], ['1 noSlot']],
      [3, [2], ['1 busy']],
    ]);
  });

  it.each([
    ['invited', { invitation_status: InvitationStatus.new }],
    ['accepted', { invitation_status: InvitationStatus.accepted }],
    ['busy', busy],
  ])('are listed with the reason: %s', (obstacle, change) => {
    expect(describePeople([job(1, 1, [candidate(1, change)])])).toEqual([[1, [], [`1 ${obstacle}`]]]);
  });

  it('do not include those without a position that any job needs', () => {
    expect(describePeople([job(1, 1, [candidate(1, { positions: [] })]), job(2, 0, [candidate(2)])])).toEqual([]);
  });
});

describe('the calls', () => {
  it('are one for each job with someone to invite, at the offered rate or else their own', () => {
    const jobs = [
      job(1, 2, [candidate(1), candidate(2)], { [PositionCode.helper]: 2500 }),
      job(2, 2, [candidate(1), candidate(2, busy)]),
      job(3, 2, [candidate(1, busy)]),
    ];
    const one = { employee_id: 1, position: PositionCode.helper };
    const two = { employee_id: 2, position: PositionCode.helper };
    expect(planInvites(jobs, { employeeIds: [1, 2], atOwnRate: [], message: ' Bring gloves ' })).toEqual([
      {
        card: jobs[0]?.card,
        request: {
          employees: [
            { ...one, hourly_rate: 2500 },
            { ...two, hourly_rate: 2500 },
          ],
          message: 'Bring gloves',
        },
      },
      { card: jobs[1]?.card, request: { employees: [{ ...one, hourly_rate: 2000 }], message: 'Bring gloves' } },
    ]);
    expect(planInvites(jobs, { employeeIds: [], atOwnRate: [], message: '' })).toEqual([]);
  });
});
