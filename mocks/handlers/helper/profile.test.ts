// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { giveHelperPro } from '../../../tests/kit/feeds';
import { read } from '../../../tests/kit/helperWorld';
import { as, createForm } from '../../../tests/kit/operations';
import { testWorld } from '../../../tests/kit/world';
import { PositionCode } from '../../../src/generated/model/codes';
import { ProfileStatus } from '../../../src/domain/profileStatus';
import type { World } from '../../world';

// docs/product.md, "Helper profile".
let world: World;
beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

it('saves each page and shows it again', async () => {
  const form = createForm({
    about: 'Careful',
    shirt_size: 'XL',
    emergency_name: 'Renee',
    emergency_phone: '6025550170',
  });
  await read('marcus', world, 'updatePersonalInfo', { form });
  await read('marcus', world, 'updateVehicles', {
    body: { vehicle_types: [{ vehicle_type_id: 2, make: 'Ram', year: 2020, insured_until: null }] },
  });
  await read('marcus', world, 'updateOwnTools', { body: { tool_ids: [4, 7] } });
  await read('marcus', world, 'updateHourlyRate', { body: { hourly_rate: 2550, position_rates: { '1': 2900 } } });
  await read('marcus', world, 'updateOwnServingAreas', {
    body: { serving_areas: [{ id: 4, radius_miles: 60 }, { id: 3 }] },
  });
  await read('marcus', world, 'updatePositions', {
    body: { positions: [PositionCode.foreman, PositionCode.helper], foreman_years: 2 },
  });
  expect(await read('marcus', world, 'getHelperProfile')).toMatchObject({
    personal_info: { about: 'Careful', shirt_size: 'XL', emergency_contact: { name: 'Renee' }, first_name: 'Marcus' },
    vehicle_types: [{ vehicle_type_id: 2, make: 'Ram' }],
    tool_ids: [4, 7],
    hourly_rate: 2550,
    position_rates: { '1': 2900 },
    serving_areas: [
      { id: 4, name: 'Mesa', radius_miles: 60 },
      { id: 3, name: 'Tempe', radius_miles: 25 },
    ],
    positions: [PositionCode.foreman, PositionCode.helper],
    foreman_years: 2,
    completeness: { percent: 100, missing: [] },
  });
});

it('removes what is emptied, and keeps what is left out', async () => {
  await read('marcus', world, 'updatePersonalInfo', {
    form: createForm({ about: 'Careful', emergency_name: 'Renee' }),
  });
  await read('marcus', world, 'updatePersonalInfo', { form: createForm({ emergency_name: '' }) });
  const { personal_info } = await read('marcus', world, 'getHelperProfile');
  expect(personal_info).toMatchObject({ about: 'Careful', emergency_contact: null });
});

it('tells what is missing, and is active once nothing is', async () => {
  world.tables.user.update(5, { hourly_rate: null });
  world.tables.helperProfile.update(5, { status: ProfileStatus.incomplete });
  expect(await read('marcus', world, 'getHelperProfile')).toMatchObject({
    status: ProfileStatus.incomplete,
    completeness: { percent: 83, missing: ['hourly_rate'] },
  });
  await read('marcus', world, 'updateHourlyRate', { body: { hourly_rate: 2400 } });
  expect(await read('marcus', world, 'getHelperProfile')).toMatchObject({ status: ProfileStatus.active });
});

describe('areas', () => {
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

it('shows only ratings that are not hidden, the average from three on', async () => {
  const standard = testWorld();
  const { average, count, distribution, reviews } = await read('marcus', standard, 'getOwnRating');
  expect(average).toBe(4.9);
  expect(distribution.reduce((sum, each) => sum + each.count, 0)).toBe(count);
  expect(reviews).toHaveLength(10);
  expect(await read('marcus', world, 'getOwnRating')).toMatchObject({ average: null, count: 0, reviews: [] });
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

  it('ends as incomplete while something is missing', async () => {
    await read('marcus', world, 'updatePause', { body: { paused: true } });
    world.change(() => world.tables.availability.remove(5));
    expect(await read('marcus', world, 'updatePause', { body: { paused: false } })).toMatchObject({
      status: ProfileStatus.incomplete,
    });
  });

  it('does not end a suspension', async () => {
    world.change(() => world.tables.helperProfile.update(5, { status: ProfileStatus.suspended }));
    expect((await as('marcus', world, 'updatePause', { body: { paused: false } })).status).toBe(409);
    expect(world.tables.helperProfile.require(5).status).toBe(ProfileStatus.suspended);
  });
});

it('has everything about a helper to download, and nothing about customers before accepting', async () => {
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
