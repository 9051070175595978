// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { Weekday } from '#generated/model/codes';
import { read } from '../../../tests/kit/helperWorld';
import { as } from '../../../tests/kit/operations';
import { testWorld } from '../../../tests/kit/world';

it('the download of a helper has everything about them, and nothing about customers before accepting', async () => {
  const standard = testWorld();
  const data = await read('marcus', standard, 'getOwnData');
  expect(data.profile).toEqual(await read('marcus', standard, 'getHelperProfile'));
  expect(data.rating).toEqual(await read('marcus', standard, 'getOwnRating'));
  expect(data.earnings.length).toBeGreaterThan(3);
  const known = new Set(data.jobs.map(({ id }) => id));
  const own = standard.tables.invitation.by('user', 5).map(({ id }) => id);
  expect(known).toEqual(new Set(own));
  expect(JSON.stringify(data)).not.toContain('"customer');
});

it('new hours of a helper are announced once to each branch they belong to', async () => {
  const world = testWorld();
  const announce = vi.spyOn(world, 'announce');
  const availabilities = [{ weekday: Weekday.monday, windows: ['07:00 - 12:00'] }];
  await as('marcus', world, 'updateAvailabilities', { body: { availabilities, exceptions: [] } });
  const changed = announce.mock.calls.flatMap(([event]) => (event.type === 'memberChanged' ? [event.employee.id] : []));
  const employees = world.tables.employee.by('user', 5).map(({ id }) => id);
  expect(changed).toHaveLength(employees.length);
  expect(new Set(changed)).toEqual(new Set(employees));
});
