// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Candidate, OrderCard } from '#generated/model';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { makeCandidate, makeSlot, withConflict } from '../../../../../tests/kit/people/candidates';
import { type JobToFill, listPeopleForJobs, planInvitations } from './bulkInvite';

const busy = withConflict();

/** A job with this many open slots for helpers, and rates by position. */
function job(id: number, open: number, people: readonly Candidate[], rates = {}): JobToFill {
  return {
    card: { order_id: id, number: `#${id}` } as OrderCard,
    order: { offered_rates: rates },
    slots: [makeSlot(PositionCode.helper, open)],
    people: { branch_employees: [...people], other_branch_employees: [] },
  };
}

const describePeople = (jobs: readonly JobToFill[]) =>
  listPeopleForJobs(jobs).map(({ person, free, blocked }) => [
    person.employee_id,
    free.map(({ order_id }) => order_id),
    blocked.map(({ card, problem }) => `${card.order_id} ${problem}`),
  ]);

describe('the people for several jobs', () => {
  it('are of the branch: the most jobs first, then the best fit', () => {
    const good = { fit: { score: 90, reasons: [], warnings: [] } };
    const jobs = [
      job(1, 2, [makeCandidate(1), makeCandidate(2, good), makeCandidate(3, busy)]),
      job(2, 2, [makeCandidate(1), makeCandidate(2, busy), makeCandidate(3, good), makeCandidate(4, good)]),
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
  ])('are listed with the reason: %s', (problem, change) => {
    expect(describePeople([job(1, 1, [makeCandidate(1, change)])])).toEqual([[1, [], [`1 ${problem}`]]]);
  });

  it('do not include those without a position that any job needs', () => {
    const driving = { ...job(1, 1, [makeCandidate(1)]), slots: [makeSlot(PositionCode.driver, 1)] };
    expect(describePeople([driving, job(2, 0, [makeCandidate(2)])])).toEqual([]);
  });

  it('include those of whom neither positions nor fit are known, in the provider’s order', () => {
    const unknown = { positions: [], fit: null };
    expect(describePeople([job(1, 1, [makeCandidate(7, unknown), makeCandidate(3, unknown)])])).toEqual([
      [7, [1], []],
      [3, [1], []],
    ]);
  });
});

it('each job with someone to invite has its people, at the offered rate or else their usual one', () => {
  const jobs = [
    job(1, 2, [makeCandidate(1), makeCandidate(2)], { [PositionCode.helper]: 2500 }),
    job(2, 2, [makeCandidate(1), makeCandidate(2, busy)]),
    job(3, 2, [makeCandidate(1, busy)]),
  ];
  const invite = (employee_id: number, hourly_rate: number) => ({
    name: 'Marcus Reed',
    invitee: { employee_id, position: PositionCode.helper, hourly_rate },
  });
  const message = 'Bring gloves';
  expect(planInvitations(jobs, { employeeIds: [1, 2], atUsualRate: [], message: ' Bring gloves ' })).toEqual([
    { orderId: 1, people: [invite(1, 2500), invite(2, 2500)], message },
    { orderId: 2, people: [invite(1, 2400)], message },
  ]);
  expect(planInvitations(jobs, { employeeIds: [], atUsualRate: [], message: '' })).toEqual([]);
});
