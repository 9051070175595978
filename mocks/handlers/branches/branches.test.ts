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
const getErrors = (answer: { body: unknown }) => getField(answer.body, 'errors');

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

  it('is refused with every problem at once', async () => {
    const wrong = {
      name: 'LAS VEGAS',
      timezone: 'America/Phenix',
      'default_arrival_windows[]': ['08:00 - 10:00', '12:00 - 11:00'],
      'serving_area_ids[]': [1, 61],
      'manager_ids[]': [3],
    };
    expect(getErrors(await send(createEmptyWorld(), dana, '/company-branches', { ...branchFields, ...wrong }))).toEqual(
      {
        name: ['A branch with this name already exists.'],
        timezone: ['Value is not valid'],
        'default_arrival_windows.1': ['Value is not valid'],
        'serving_area_ids.1': ['Value is not valid'],
        'manager_ids.0': ['Value is not valid'],
      },
    );
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

  it.each([
    [{ 'serving_area_radii[]': [25] }, { serving_area_radii: ['Value is not valid'] }],
    [{ name: '   ' }, { name: ['Value is required'] }],
    [{ phone: '123' }, { phone: ['Value is not valid'] }],
    [{ lat: 'north' }, { lat: ['Value must be numeric'] }],
    [{ 'serving_area_ids[]': [] }, { serving_area_ids: ['Value is required'] }],
    [
      { avatar: createFile(createPng(99, 400), 'l.png', 'image/png') },
      { avatar: ['Use an image of at least 100 × 100 pixels'] },
    ],
  ])('is refused with %j', async (change, expected) => {
    const answer = await send(createEmptyWorld(), dana, '/company-branches', { ...branchFields, ...change });
    expect([answer.status, getErrors(answer)]).toEqual([422, expected]);
  });

  it('may not be larger than 20 areas', async () => {
    const ids = Array.from({ length: 21 }, (_, place) => place + 1);
    const answer = await send(createEmptyWorld(), dana, '/company-branches', {
      ...branchFields,
      'serving_area_ids[]': ids,
    });
    expect(answer.status).toBe(422);
    const twenty = { ...branchFields, 'serving_area_ids[]': ids.slice(1) };
    expect((await send(createEmptyWorld(), dana, '/company-branches', twenty)).status).toBe(201);
  });

  it('has to fit into the plan', async () => {
    const answer = await send(createEmptyWorld(), 'victor@twosaguaros.example', '/company-branches', branchFields);
    expect(answer.body).toMatchObject({
      message: 'Your plan includes 1 branch. Upgrade to add more.',
      errors: { plan: ['branches'] },
    });
  });

  it('comes once, however often the same call arrives', async () => {
    const world = createEmptyWorld();
    const token = await signIn(world, dana ?? '');
    const headers = { 'Idempotency-Key': 'a-key-of-mine' };
    const add = () => call(world, 'POST', '/company-branches', { token, form: createForm(branchFields), headers });
    const answers = await Promise.all([add(), add()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1].body).toEqual(answers[0].body);
    expect(world.tables.branch.count('company', 1)).toBe(4);
  });
});

it('a key that is too short to be one is refused', async () => {
  const world = createEmptyWorld();
  const token = await signIn(world, dana ?? '');
  const headers = { 'Idempotency-Key': 'short' };
  const answer = await call(world, 'POST', '/company-branches', { token, form: createForm(branchFields), headers });
  expect([answer.status, getErrors(answer)]).toEqual([
    422,
    { 'Idempotency-Key': ['This field should be at least 8 characters long'] },
  ]);
});

describe('a changed branch', () => {
  it('keeps what was not sent and empties what was emptied', async () => {
    const world = createEmptyWorld();
    const fields = { email: '', default_arrival_windows: '', manager_ids: '', 'serving_area_ids[]': [2] };
    const answer = getData(await send(world, dana, '/company-branches/1', fields));
    const emptied = { email: null, default_arrival_windows: [], managers: [], serving_areas: [{ id: 2 }] };
    expect(answer).toMatchObject({ name: 'Phoenix', phone: '6025550142', ...emptied });
  });

  it('may keep its own name', async () => {
    expect((await send(createEmptyWorld(), dana, '/company-branches/1', { name: 'PHOENIX' })).status).toBe(200);
  });

  it.each([
    ['name, phone and areas', { name: 'Valley', phone: '6025550000', 'serving_area_ids[]': [1] }, 200],
    [
      'the whole form with only the name changed',
      { name: 'Valley', city: 'Phoenix', zip: '85034', 'manager_ids[]': 1 },
      200,
    ],
    ['the address', { address_line: '1 Main St' }, 403],
    ['the logo', { avatar: createFile(createPng(200, 200), 'l.png', 'image/png') }, 403],
    ['the managers', { 'manager_ids[]': [1, 2] }, 403],
    ['themselves out of it', { manager_ids: '' }, 403],
  ])('by its manager: %s', async (_what, fields, status) => {
    const answer = await send(createEmptyWorld(), luis, '/company-branches/1', fields);
    expect(answer.status).toBe(status);
    const text = "You don't have permission to do this. Ask the company owner for access.";
    if (status === 403) expect(getField(answer.body, 'message')).toBe(text);
  });

  it('is not for the office', async () => {
    expect((await send(createEmptyWorld(), priya, '/company-branches/1', { name: 'Valley' })).status).toBe(403);
  });

  it('stays as it was when the logo is no picture', async () => {
    const world = createEmptyWorld();
    const fields = { name: 'Valley', avatar: new File(['text'], 'l.png', { type: 'image/png' }) };
    expect((await send(world, dana, '/company-branches/1', fields)).status).toBe(415);
    expect(world.tables.branch.require(1).name).toBe('Phoenix');
  });
});
