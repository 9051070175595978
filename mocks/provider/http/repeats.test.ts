// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { createFile, createPng } from '../../../tests/kit/images';
import { orderFields } from '../../../tests/kit/orders';
import { createBranchForm } from '../../../tests/kit/screens/branchForm';
import { call, type CallOptions, getField, signIn, testWorld } from '../../../tests/kit/world';
import type { World } from '../world';
import { isKeyExpired } from './repeats';

const dayMs = 24 * 3_600_000;
const key = 'first-key-0001';
const reused = {
  status: 422,
  body: { message: 'This key belongs to another request. Use a new one.', errors: { code: 'idempotency_key_reused' } },
};

let world: World;
let token: string;

beforeEach(async () => {
  world = testWorld({ scenario: 'empty' });
  token = await signIn(world, 'dana@coppermesa.example');
});

const ask = (method: string, path: string, options: CallOptions = {}, used: string | null = key) =>
  call(world, method, path, { token, ...options, headers: used === null ? {} : { 'Idempotency-Key': used } });
const create = (name: string, options: { token?: string; avatar?: File; key?: string | null } = {}) => {
  const form = createBranchForm(name);
  if (options.avatar) form.append('avatar', options.avatar);
  return ask('POST', '/company-branches', { token: options.token ?? token, form }, options.key);
};
const listNames = () => world.tables.branch.by('company', 1).map(({ name }) => name);

describe('a call that is sent again under its key', () => {
  it('gets the first answer and takes effect once, whatever the boundary of its form', async () => {
    const first = await create('Yuma');
    const again = await create('Yuma');
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(listNames()).toHaveLength(4);
  });

  it('takes effect again under another key, for another person, or without a key', async () => {
    await create('Yuma');
    expect((await create('Yuma', { key: 'second-key-0002' })).status).toBe(422);
    await create('Mesa', { key: 'second-key-0002' });
    await create('Peoria', { key: null });
    await create('Surprise', { key: null });
    expect(listNames()).toEqual(['Phoenix', 'Tucson', 'Las Vegas', 'Yuma', 'Mesa', 'Peoria', 'Surprise']);
    const grace = await signIn(world, 'grace@blueagave.example');
    expect((await create('Yuma', { token: grace })).body).not.toMatchObject({ data: { company_id: 1 } });
  });

  it('is refused once the person may no longer act in the branch', async () => {
    const luis = await signIn(world, 'luis@coppermesa.example');
    const place = (branchId: number) =>
      ask(
        'POST',
        `/company-branches/${branchId}/orders`,
        { token: luis, body: orderFields },
        `key-of-branch-${branchId}`,
      );
    world.tables.branchManager.insert({ id: 900, branch_id: 2, user_id: 3 });
    const [first, other] = [await place(1), await place(2)];
    expect([first.status, other.status]).toEqual([201, 201]);
    const [assigned] = world.tables.branchManager.by('user', 3).filter(({ branch_id }) => branch_id === 1);
    world.tables.branchManager.remove(assigned?.id ?? 0);
    expect((await place(1)).status).toBe(403);
    expect(await place(2)).toMatchObject({ status: 201, body: other.body });
    expect(world.tables.order.size()).toBe(2);
  });

  it('is the same call only if its file is the same', async () => {
    const logo = (side: number, name = 'logo.png') => createFile(createPng(side, side), name, 'image/png');
    expect((await create('Yuma', { avatar: logo(120) })).status).toBe(201);
    expect((await create('Yuma', { avatar: logo(120) })).status).toBe(201);
    expect(await create('Yuma', { avatar: logo(121) })).toMatchObject(reused);
    expect(await create('Yuma', { avatar: logo(120, 'other.png') })).toMatchObject(reused);
    expect(await create('Yuma')).toMatchObject(reused);
  });
});

describe('a key that was used', () => {
  it('is refused with another body', async () => {
    await create('Yuma');
    expect(await create('Mesa')).toMatchObject(reused);
    expect(listNames()).toHaveLength(4);
  });
});

describe('a key', () => {
  it('is valid for a day', async () => {
    await create('Yuma');
    world.clock.advance(dayMs - 1000);
    expect((await create('Yuma')).status).toBe(201);
    world.clock.advance(1000);
    expect(await create('Yuma')).toMatchObject({ status: 422, body: { errors: { name: [expect.any(String)] } } });
    expect((await create('Mesa')).status).toBe(201);
  });
});

describe('a repeated call with credentials', () => {
  const logIn = (password: string) =>
    call(world, 'POST', '/auth/login', {
      body: { email: 'dana@coppermesa.example', password },
      headers: { 'Idempotency-Key': key },
    });

  it('signs in again, with a new token', async () => {
    const first = await logIn('Moving-2026');
    expect(first.status).toBe(200);
    expect((await logIn('wrong')).status).toBe(422);
    const again = await logIn('Moving-2026');
    expect(getField(getField(again.body, 'data'), 'access_token')).not.toBe(
      getField(getField(first.body, 'data'), 'access_token'),
    );
  });

  it('checks the password again', async () => {
    const change = (current_password: string) =>
      ask('POST', '/auth/update-password', {
        body: { current_password, password: 'Boxes-2027', password_confirmation: 'Boxes-2027' },
      });
    expect((await change('Moving-2026')).status).toBe(200);
    expect((await change('Moving-2026')).status).toBe(422);
  });

  it('stores no answer', async () => {
    await logIn('Moving-2026');
    expect(world.tables.replay.size()).toBe(0);
  });
});

it.each([
  ['2026-11-21T15:00:00Z', false],
  ['2026-11-22T14:59:59Z', false],
  ['2026-11-22T15:00:00Z', true],
])('a key of 2026-11-21 15:00, at %s: %s', (now, expired) => {
  expect(isKeyExpired('2026-11-21T15:00:00Z', now)).toBe(expired);
});
