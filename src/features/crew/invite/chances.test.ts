// @vitest-environment node
import { expect, it } from 'vitest';
import type { Candidate, CrewSlot } from '#generated/model';
import { isFree, listJobsFor, getFit } from './chances';
import { InvitationStatus, PositionCode } from '#generated/model/codes';

const now = new Date('2026-11-21T16:00:00Z');
const job = (starts_at: string, ...positions: PositionCode[]) => ({
  starts_at,
  latest_end_at: '2026-12-31T00:00:00Z',
  crew_requirements: positions.map((position) => ({ position, count: 1 })),
});
const slot = (position: PositionCode, required: number, accepted = 0): CrewSlot => ({
  position,
  required,
  accepted,
  pending: 0,
});
const person = (change: Partial<Candidate> = {}): Candidate => ({
  employee_id: 2,
  user_id: 5,
  first_name: 'Marcus',
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
const conflict = (severity: 'hard' | 'soft') => ({
  order_id: null,
  number: null,
  starts_at: '',
  ends_at: '',
  severity,
  text: 'Busy',
});

it.each<[string, ReturnType<typeof job>, readonly PositionCode[], boolean]>([
  [
    'to come, in their position',
    job('2026-11-28T15:00:00Z', PositionCode.foremanDriver, PositionCode.helper),
    [PositionCode.helper],
    true,
  ],
  ['to come, as helper', job('2026-11-28T15:00:00Z', PositionCode.helper), [PositionCode.driver], true],
  ['to come, for others', job('2026-11-28T15:00:00Z', PositionCode.foremanDriver), [PositionCode.helper], false],
  ['under way', job('2026-11-21T15:00:00Z', PositionCode.helper), [PositionCode.helper], false],
])('a job %s: %#', (_name, each, positions, isListed) => {
  expect(listJobsFor([each], positions, now)).toEqual(isListed ? [each] : []);
});

it.each<[string, number, readonly PositionCode[], CrewSlot[], unknown]>([
  [
    'names the positions it still needs',
    2,
    [PositionCode.helper],
    [slot(PositionCode.foremanDriver, 1, 1), slot(PositionCode.helper, 2, 1)],
    [{ position: PositionCode.helper, count: 1 }],
  ],
  [
    'is none where their slots are filled',
    2,
    [PositionCode.helper],
    [slot(PositionCode.foremanDriver, 1), slot(PositionCode.helper, 1, 1)],
    undefined,
  ],
  [
    'is none for people who can’t be invited at all',
    9,
    [PositionCode.helper],
    [slot(PositionCode.helper, 1)],
    undefined,
  ],
])('the job a member can be invited to %s', (_name, employee_id, positions, slots, open) => {
  const people = { branch_employees: [person()], other_branch_employees: [] };
  expect(getFit({ employee_id, positions }, slots, people)?.open).toEqual(open);
});

it.each<[string, Partial<Candidate>, boolean]>([
  ['nobody asked', {}, true],
  ['who declined can be invited again', { invitation_status: InvitationStatus.rejected }, true],
  ['with a soft conflict', { conflicts: [conflict('soft')] }, true],
  ['with a hard conflict', { conflicts: [conflict('hard')] }, false],
  ['asked already', { invitation_status: InvitationStatus.new }, false],
  ['coming already', { invitation_status: InvitationStatus.accepted }, false],
])('is free: %s', (_name, change, expected) => {
  expect(isFree(person(change))).toBe(expected);
});
