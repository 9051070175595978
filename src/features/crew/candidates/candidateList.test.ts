// @vitest-environment node
import { expect, it } from 'vitest';
import type { Candidate } from '#generated/model';
import { PositionCode } from '#generated/model/codes';
import { type CandidateFilter, filterGroups, keepOrder, noFilter } from './candidateList';

const person = (employee_id: number, first_name: string, change: Partial<Candidate> = {}): Candidate => ({
  employee_id,
  user_id: employee_id,
  first_name,
  last_name: 'Reed',
  avatar_url: null,
  phone: '',
  positions: [PositionCode.helper],
  hourly_rate: 2400,
  rating_avg: null,
  rating_count: 0,
  fit: { score: 50, reasons: [], warnings: [] },
  availability: 'available',
  conflicts: [],
  distance_miles: 5,
  hours_this_week: 0,
  jobs_together: 0,
  is_favorite: false,
  invitation_status: null,
  ...change,
});

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
  ['nobody', { text: 'zoe' }, []],
])('filtered: %s', (_name, change, expected) => {
  const left = filterGroups(groups, { ...noFilter, ...change }, () => false);
  expect(left.flatMap(({ candidates }) => candidates.map(({ employee_id }) => employee_id))).toEqual(expected);
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
