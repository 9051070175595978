// @vitest-environment node
import { expect, it } from 'vitest';
import type { CompanySetup } from '#generated/model';
import { getSetupProgress, isComplete, listSteps } from './useSetup';

const nothing: CompanySetup = {
  company: {
    name: 'Dry Creek',
    phone: '6025550177',
    email: 'n@drycreek.example',
    city: 'Mesa',
    state: 'AZ',
    zip: '85201',
  },
  branches: 0,
  service_areas: 0,
  members: 0,
  orders: 0,
  invitations: 0,
  order_without_crew_id: null,
  dismissed_at: null,
};
const branch = { branches: 1, service_areas: 2 };

it.each<[string, Partial<CompanySetup>, number, string | undefined, string[]]>([
  ['nothing', {}, 0, 'branch', ['areas', 'team', 'job', 'invitation']],
  ['a branch', branch, 2, 'team', ['invitation']],
  ['a team', { ...branch, members: 1 }, 3, 'job', ['invitation']],
  ['a job', { ...branch, members: 1, orders: 1 }, 4, 'invitation', []],
  ['a job before the team', { ...branch, orders: 1 }, 3, 'team', []],
  ['everything', { ...branch, members: 1, orders: 1, invitations: 1 }, 5, undefined, []],
  ['a team that left', { ...branch, members: 0, orders: 1, invitations: 1 }, 4, 'team', []],
])('with %s', (_, change, done, next, locked) => {
  const steps = listSteps({ ...nothing, ...change });
  const progress = getSetupProgress(steps);
  expect([progress.done, progress.total, progress.next?.id]).toEqual([done, 5, next]);
  expect(steps.filter(({ needs }) => needs !== undefined).map(({ id }) => id)).toEqual(locked);
  expect(isComplete(progress)).toBe(done === 5);
});

it('links to the next job that needs a crew', () => {
  const to = (id: number | null) => listSteps({ ...nothing, order_without_crew_id: id }).at(-1)?.to;
  expect([to(7), to(null)]).toEqual(['/company/job/team-add/7', '/company/job']);
});
