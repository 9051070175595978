// @vitest-environment node
import { expect, it } from 'vitest';
import type { Candidate, CandidateAvailability } from '#generated/model';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { makeCandidate, makeSlot, withConflict } from '../../../../../tests/kit/people/candidates';
import {
  type CandidateFilter,
  filterGroups,
  findBestCandidates,
  groupByAvailability,
  keepOrder,
  noFilter,
  withoutWithdrawn,
} from './candidates';

const person = (employee_id: number, first_name: string, change: Partial<Candidate> = {}) =>
  makeCandidate(employee_id, { first_name, ...change });
const score = (points: number) => ({ fit: { score: points, reasons: [], warnings: [] } });
const ids = (candidates: readonly Candidate[]) => candidates.map(({ employee_id }) => employee_id);

const groups = [
  {
    name: null,
    candidates: [
      person(1, 'José', { is_favorite: true, positions: [PositionCode.foremanDriver] }),
      person(2, 'Ana', { availability: 'busy', distance_miles: 15 }),
      person(3, 'Ben', { distance_miles: 15.1, positions: [PositionCode.driver, PositionCode.helper] }),
    ],
  },
  { name: 'Tucson', candidates: [person(4, 'Cem', { distance_miles: 100 })] },
];

it.each<[string, Partial<CandidateFilter>, number[]]>([
  ['this branch only', {}, [1, 2, 3]],
  ['other branches too', { otherBranches: true }, [1, 2, 3, 4]],
  ['available', { availableOnly: true }, [1, 3]],
  ['favorites', { favoritesOnly: true }, [1]],
  ['within fifteen miles, fifteen included', { nearOnly: true }, [1, 2]],
  ['drivers, and who is foreman/driver', { position: PositionCode.driver }, [1, 3]],
  ['helpers by position, not whoever could help', { position: PositionCode.helper }, [2, 3]],
  ['by a name, whatever its accents', { text: 'jose re' }, [1]],
  ['several together', { availableOnly: true, nearOnly: true, otherBranches: true }, [1]],
  ['no one', { text: 'zoe' }, []],
])('filtered: %s', (_name, change, expected) => {
  const left = filterGroups(groups, { ...noFilter, ...change }, () => false);
  expect(left.flatMap(({ candidates }) => candidates.map(({ employee_id }) => employee_id))).toEqual(expected);
});

it('does not call someone invited whose invitation is being withdrawn', () => {
  const invited = { invitation_status: InvitationStatus.new };
  const people = {
    branch_employees: [person(1, 'Ana', invited), person(2, 'Ben', invited)],
    other_branch_employees: [{ branch: null, employees: [person(3, 'Cem', invited), person(4, 'Dan')] }],
  };
  const members = [{ employee_id: 2 }];
  const { branch_employees, other_branch_employees } = withoutWithdrawn(people, { members });
  const rows = [...branch_employees, ...other_branch_employees.flatMap(({ employees }) => employees)];
  expect(rows.map(({ invitation_status }) => invitation_status)).toEqual([null, InvitationStatus.new, null, null]);
});

it('keeps picked candidates regardless of the filter', () => {
  const left = filterGroups(groups, { ...noFilter, text: 'ana' }, ({ employee_id }) => employee_id === 4);
  expect(left.map(({ name, candidates }) => [name, candidates.length])).toEqual([
    [null, 1],
    ['Tucson', 1],
  ]);
});

it('keepOrder keeps known candidates in place and adds new ones at the end', () => {
  const now = [person(9, 'New'), person(2, 'Ana'), person(1, 'José')];
  expect(keepOrder([1, 2, 3], now).map(({ employee_id }) => employee_id)).toEqual([1, 2, 9]);
});

it('groups by availability and keeps the order and the group of each person', () => {
  const people = [
    makeCandidate(1, { availability: 'busy' }),
    makeCandidate(2),
    makeCandidate(3, { availability: 'partial' }),
    makeCandidate(4),
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

it('lists people whose availability is not known together, and none of them as the best', () => {
  const people = [makeCandidate(1, { availability: null, fit: null }), makeCandidate(2, { availability: null })];
  expect(groupByAvailability(people, new Map()).map(({ candidates }) => ids(candidates))).toEqual([[1, 2]]);
  expect(ids(findBestCandidates(people, [makeSlot(PositionCode.helper, 2)]))).toEqual([2]);
});

it('finds the best who can be invited for an open slot', () => {
  const people = [
    makeCandidate(1, score(60)),
    makeCandidate(2, score(80)),
    makeCandidate(3, { ...score(99), ...withConflict() }),
    makeCandidate(4, { ...score(98), invitation_status: InvitationStatus.new }),
    makeCandidate(5, { ...score(97), positions: [PositionCode.driver] }),
    makeCandidate(6, score(70)),
    makeCandidate(7, score(65)),
  ];
  expect(
    ids(findBestCandidates(people, [makeSlot(PositionCode.helper, 1), makeSlot(PositionCode.driver, 1, 1)])),
  ).toEqual([2, 6, 7]);
  expect(findBestCandidates(people, [makeSlot(PositionCode.helper, 1, 1)])).toEqual([]);
});
