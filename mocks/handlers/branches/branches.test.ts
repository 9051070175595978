// @vitest-environment node -- happy-dom loses the empty fields of a form

import { describe, expect, it } from 'vitest';
import { branchFields } from '../../../tests/kit/bodies';
import { createForm } from '../../../tests/kit/operations';
import { createFile, createPng } from '../../../tests/kit/images';
import { call, toList, getField, signIn, testWorld } from '../../../tests/kit/world';
import type { World } from '../../world';

const [dana, priya, luis, hank] = ['dana', 'priya', 'luis', 'hank'].map((name) => `${name}@coppermesa.example`);
const createEmptyWorld = () => testWorld({ scenario: 'empty' });
const getData = (answer: { body: unknown }) => getField(answer.body, 'data');

async function send(world: World, who: string | undefined, path: string, fields: Record<string, unknown>) {
  return call(world, 'POST', path, { token: await signIn(world, who ?? ''), form: createForm(fields) });
}

describe('the list of branches', () => {
  it.each([
    [dana, ['Phoenix 104', 'Tucson 9', 'Las Vegas 4']],
    [priya, ['Phoenix 12', 'Tucson 3', 'Las Vegas 0']],
    [luis, ['Phoenix 23']],
    [hank, []],
    ['grace@blueagave.example', ['East Valley 6', 'Scottsdale 6']],
  ])('shows %s those they may act in, with their own unread counts', async (who, expected) => {
    const world = testWorld();
    const rows = getData(await call(world, 'GET', '/company-branches', { token: await signIn(world, who ?? '') }));
    const shown = toList(rows).map((row) => [getField(row, 'name'), getField(row, 'unread_count')].join(' '));
    expect(shown).toEqual(expected);
  });
});

describe('a new branch', () => {
  it('has what the form says, and the usual for the rest', async () => {
    const world = createEmptyWorld();
    const logo = createFile(createPng(100, 120), 'logo.png', 'image/png');
    const fields = {
      ...branchFields,
      name: ' Flagstaff ',
      email: 'flag@coppermesa.example',
      'manager_ids[]': [2, 2],
      avatar: logo,
    };
    const answer = await send(world, dana, '/company-branches', fields);
    expect(answer.status).toBe(201);
    const avatar_url = `data:image/png;base64,${Buffer.from(createPng(100, 120)).toString('base64')}`;
    expect(getData(answer)).toMatchObject({
      id: 7,
      name: 'Flagstaff',
      avatar_url,
      email: 'flag@coppermesa.example',
      unit: null,
      company_id: 1,
      timezone: 'America/Phoenix',
      lat: 35.198,
      lng: -111.651,
      default_min_hours: 2,
      travel_buffer_minutes: 30,
      default_arrival_windows: ['08:00 - 10:00', '12:00 - 14:00'],
      members_count: 0,
      open_orders_count: 0,
      serving_areas: [{ id: 18, name: 'Flagstaff' }, { id: 1 }],
      managers: [{ id: 2, user_id: 4, email: hank, branch_ids: [7] }],
    });
    const token = await signIn(world, hank ?? '');
    expect((await call(world, 'GET', '/company-branches/7', { token })).status).toBe(200);
  });

  it('has the radius of each area; without one the usual radius', async () => {
    const world = createEmptyWorld();
    const areas = { 'serving_area_ids[]': [18, 1], 'serving_area_radii[]': [60, 5] };
    const made = await send(world, dana, '/company-branches', { ...branchFields, ...areas });
    expect(getData(made)).toMatchObject({
      serving_areas: [
        { id: 18, radius_miles: 60 },
        { id: 1, radius_miles: 5 },
      ],
    });
    const changed = await send(world, dana, '/company-branches/7', { 'serving_area_ids[]': [18, 2] });
    expect(getData(changed)).toMatchObject({
      serving_areas: [
        { id: 18, radius_miles: 60 },
        { id: 2, radius_miles: 25 },
      ],
    });
  });
});

describe('a changed branch', () => {
  it('keeps what was not sent and empties what was emptied', async () => {
    const world = createEmptyWorld();
    const fields = { email: '', default_arrival_windows: '', manager_ids: '', 'serving_area_ids[]': [2] };
    const answer = getData(await send(world, dana, '/company-branches/1', fields));
    const emptied = { email: null, default_arrival_windows: [], managers: [], serving_areas: [{ id: 2 }] };
    expect(answer).toMatchObject({ name: 'Phoenix', phone: '6025550142', ...emptied });
  });

  it('stays as it was when the logo is no picture', async () => {
    const world = createEmptyWorld();
    const fields = { name: 'Valley', avatar: new File(['text'], 'l.png', { type: 'image/png' }) };
    expect((await send(world, dana, '/company-branches/1', fields)).status).toBe(415);
    expect(world.tables.branch.require(1).name).toBe('Phoenix');
  });
});
