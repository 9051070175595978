// @vitest-environment node
import { expect, it } from 'vitest';
import type { Candidate, CandidateAvailability } from '#generated/model';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { findBestCandidates, groupByAvailability } from './candidateGroups';

const candidate = (employee_id: number, change: Partial<Candidate> = {}): Candidate => ({
  employee_id,
  user_id: employee_id,
  first_name: 'Marcus',
  last_name: 'Reed',
  avatar_url: null,
  phone: '6025550142',
  positions: [PositionCode.helper],
  hourly_rate: 2400,
  rating_avg: null,
  rating_count: 0,
  fit: { score: 50, reasons: [], warnings: [] },
  availability: 'available',
  conflicts: [],
  distance_miles: 3,
  hours_this_week: 0,
  jobs_together: 0,
  is_favorite: false,
  invitation_status: null,
  ...change,
});
const score = (points: number) => ({ fit: { score: points, reasons: [], warnings: [] } });
const slot = (position: PositionCode, accepted = 0) => ({ position, required: 1, accepted, pending: 0 });
const ids = (candidates: readonly Candidate[]) => candidates.map(({ employee_id }) => employee_id);

it('groups by availability and keeps the order and the group of each person', () => {
  const people = [
    candidate(1, { availability: 'busy' }),
    candidate(2),
    candidate(3, { availability: 'partial' }),
    candidate(4),
  ];
  const list = (first: ReadonlyMap<number, CandidateAvailability>) =>
    groupByAvailability(people, first).map((group) => [group.availability, ids(group.candidates)]);
  expect(list(new Map())).toEqual([
    ['available', [2, 4]],
    ['partial', [3]],
    ['busy', [1]],
  ]);
  expect(list(new Map([[1, 'available']]))).toEqual([
    ['available', [1, 2, 4]],
    ['partial', [3]],
  ]);
});

it('finds the best who can be invited for an open slot', () => {
  const busy = {
    severity: 'hard',
    text: 'Busy',
    order_id: null,
    number: null,
    starts_at: '2026-11-28T15:00:00Z',
    ends_at: '2026-11-28T21:00:00Z',
  } as const;
  const people = [
    candidate(1, score(60)),
    candidate(2, score(80)),
    candidate(3, { ...score(99), conflicts: [busy] }),
    candidate(4, { ...score(98), invitation_status: InvitationStatus.new }),
    candidate(5, { ...score(97), positions: [PositionCode.driver] }),
    candidate(6, score(70)),
    candidate(7, score(65)),
  ];
  expect(ids(findBestCandidates(people, [slot(PositionCode.helper), slot(PositionCode.driver, 1)]))).toEqual([2, 6, 7]);
  expect(findBestCandidates(people, [slot(PositionCode.helper, 1)])).toEqual([]);
});
