// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { giveHelperPro } from '../../../tests/kit/calendar/feeds';
import { read } from '../../../tests/kit/helperWorld';
import { as } from '../../../tests/kit/operations';
import { testWorld } from '../../../tests/kit/world';
import { ProfileStatus } from '#domain/people/profileStatus';
import type { World } from '../../world';

// docs/product.md, "Helper profile".
let world: World;
beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

it('a profile tells what is missing, and is active once nothing is', async () => {
  world.tables.user.update(5, { hourly_rate: null });
  world.tables.helperProfile.update(5, { status: ProfileStatus.incomplete });
  expect(await read('marcus', world, 'getHelperProfile')).toMatchObject({
    status: ProfileStatus.incomplete,
    completeness: { percent: 83, missing: ['hourly_rate'] },
  });
  await read('marcus', world, 'updateHourlyRate', { body: { hourly_rate: 2400 } });
  expect(await read('marcus', world, 'getHelperProfile')).toMatchObject({ status: ProfileStatus.active });
});

describe('the areas of a helper', () => {
  const body = { serving_areas: [1, 2, 3, 4].map((id) => ({ id })) };

  it('are limited by the plan', async () => {
    expect(await as('marcus', world, 'updateOwnServingAreas', { body })).toMatchObject({
      status: 402,
      body: { errors: { plan: ['serving_areas'] } },
    });
    giveHelperPro(world);
    expect((await read('marcus', world, 'updateOwnServingAreas', { body })).serving_areas).toHaveLength(4);
  });

  it('decide where the distance to a job starts', async () => {
    await read('marcus', world, 'updateOwnServingAreas', { body: { serving_areas: [{ id: 11 }] } });
    expect(world.tables.user.require(5).serving_area_ids).toEqual([11]);
  });
});

describe('a pause', () => {
  const findMarcus = async () => {
    const found = await read('dana', world, 'searchHelpersGlobally', { params: { id: 2 }, query: '?search=Marcus' });
    return found.data.map(({ user_id }) => user_id);
  };

  it('hides the helper from companies until it ends', async () => {
    world.change(() => world.tables.employee.by('user', 5).forEach(({ id }) => world.tables.employee.remove(id)));
    expect(await findMarcus()).toContain(5);
    expect(await read('marcus', world, 'updatePause', { body: { paused: true } })).toMatchObject({
      status: ProfileStatus.paused,
    });
    expect(await findMarcus()).toEqual([]);
    await read('marcus', world, 'updateHourlyRate', { body: { hourly_rate: 2550 } });
    expect(await read('marcus', world, 'getHelperProfile')).toMatchObject({ status: ProfileStatus.paused });
    await read('marcus', world, 'updatePause', { body: { paused: false } });
    expect(await findMarcus()).toContain(5);
  });

  it('does not end a suspension', async () => {
    world.change(() => world.tables.helperProfile.update(5, { status: ProfileStatus.suspended }));
    expect((await as('marcus', world, 'updatePause', { body: { paused: false } })).status).toBe(409);
    expect(world.tables.helperProfile.require(5).status).toBe(ProfileStatus.suspended);
  });
});

it('the download of a helper has everything about them, and nothing about customers before accepting', async () => {
  const standard = testWorld();
  const data = await read('marcus', standard, 'getOwnData');
  expect(data.profile).toEqual(await read('marcus', standard, 'getHelperProfile'));
  expect(data.rating).toEqual(await read('marcus', standard, 'getOwnRating'));
  expect(data.earnings.length).toBeGreaterThan(3);
  const known = new Set(data.jobs.map(({ id }) => id));
  const own = standard.tables.invitation.by('user', 5).map(({ id }) => id);
  expect(known).toEqual(new Set(own));
  expect(JSON.stringify(data)).not.toContain('customer');
});
