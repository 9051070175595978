// @vitest-environment node
import { expect, it } from 'vitest';
import type { CrewSlot } from '#generated/model';
import { PositionCode } from '#generated/model/codes';
import { makeCandidate, makeSlot } from '../../../../../tests/kit/people/candidates';
import { type JobToInvite, listJobsFor, toInvitableJob } from './invitableJobs';

const now = new Date('2026-11-21T16:00:00Z');
const job = (starts_at: string, ...positions: PositionCode[]) => ({
  starts_at,
  latest_end_at: '2026-12-31T00:00:00Z',
  crew_requirements: positions.map((position) => ({ position, count: 1 })),
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
    [makeSlot(PositionCode.foremanDriver, 1, 1), makeSlot(PositionCode.helper, 2, 1)],
    [{ position: PositionCode.helper, count: 1 }],
  ],
  [
    'is none where their slots are filled',
    2,
    [PositionCode.helper],
    [makeSlot(PositionCode.foremanDriver, 1), makeSlot(PositionCode.helper, 1, 1)],
    undefined,
  ],
  [
    'is none for people who can’t be invited at all',
    9,
    [PositionCode.helper],
    [makeSlot(PositionCode.helper, 1)],
    undefined,
  ],
])('the job a member can be invited to %s', (_name, employee_id, positions, slots, open) => {
  const people = { branch_employees: [makeCandidate(2)], other_branch_employees: [] };
  expect(toInvitableJob({} as JobToInvite, { employee_id, positions }, slots, people)?.openSlots).toEqual(open);
});
