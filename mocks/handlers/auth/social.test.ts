// @vitest-environment node -- a page may not set the header Origin

import { describe, expect, it } from 'vitest';
import { company, helper } from '../../../tests/kit/bodies';
import { call, getField, testWorld } from '../../../tests/kit/world';
import { giveConsent } from './consent';

const nora = { email: 'nora@drycreek.example', first_name: 'Nora', last_name: 'Castle' };
const dana = { email: 'dana@coppermesa.example', first_name: 'Dana', last_name: 'Whitfield' };
const createEmptyWorld = () => testWorld({ scenario: 'empty' });
const google = (world: ReturnType<typeof testWorld>, code: string) =>
  call(world, 'GET', `/auth-v2/oauth/google/handle?code=${code}&scope=email&authuser=0&prompt=consent`);
const apple = (world: ReturnType<typeof testWorld>, code: string) =>
  call(world, 'POST', `/auth-v2/oauth/apple/handle?code=${code}`);

describe('where to agree', () => {
  it.each([
    [{}, 'http://provider.example/consent', 'http://provider.example/authorization-google'],
    [
      { origin: 'http://localhost:4173' },
      'http://provider.example/consent',
      'http://localhost:4173/authorization-google',
    ],
    [
      { 'x-app-address': 'https://demo.example/crew/' },
      'https://demo.example/crew/consent',
      'https://demo.example/crew/authorization-google',
    ],
    [
      { origin: 'null', 'x-app-address': 'nonsense' },
      'http://provider.example/consent',
      'http://provider.example/authorization-google',
    ],
  ])('asked with %j', async (headers, page, redirect) => {
    const { body } = await call(createEmptyWorld(), 'GET', '/auth-v2/oauth/google/get-redirect-url', { headers });
    const url = new URL(String(getField(getField(body, 'data'), 'url')));
    expect(url.origin + url.pathname).toBe(page);
    expect([url.searchParams.get('provider'), url.searchParams.get('redirect')]).toEqual(['google', redirect]);
    expect(url.searchParams.get('state')).toMatch(/^\w{16}$/);
  });
});

describe('coming back', () => {
  it.each([
    ['google', google],
    ['apple', apple],
  ] as const)('from %s signs in whom the provider knows, once', async (provider, handle) => {
    const world = createEmptyWorld();
    const code = giveConsent(world, { provider, ...dana });
    expect((await handle(world, code)).body).toMatchObject({ data: { user: { id: 1 } } });
    expect(await handle(world, code)).toMatchObject({
      status: 422,
      body: { errors: { code: ['Login attempt unsuccessful.'] } },
    });
  });

  it('takes a new person to the last step of the sign-up', async () => {
    const world = createEmptyWorld();
    const { body } = await apple(world, giveConsent(world, { provider: 'apple', ...nora }));
    const data = getField(body, 'data');
    expect(data).toMatchObject({ is_new: true, email: nora.email });
    const signUp = { ...helper, temporary_token: getField(data, 'temporary_token') };
    const answer = await call(world, 'POST', '/auth-v2/register/signup', { body: signUp });
    expect(answer.body).toMatchObject({ data: { user: { email: nora.email } } });
  });

  it('takes an account that someone else made with the address from them', async () => {
    const world = createEmptyWorld();
    const made = await call(world, 'POST', '/auth/register', { body: company });
    const theirs = String(getField(getField(made.body, 'data'), 'access_token'));
    await call(world, 'POST', '/calendar-feed', { token: theirs });
    const [feed] = world.tables.calendarFeed.all();
    const { body } = await google(world, giveConsent(world, { provider: 'google', ...nora, email: company.email }));
    const own = String(getField(getField(body, 'data'), 'access_token'));
    const login = { email: company.email, password: company.password };
    expect((await call(world, 'POST', '/auth/login', { body: login })).status).toBe(422);
    expect((await call(world, 'POST', '/auth/get-me', { token: theirs })).status).toBe(401);
    expect((await call(world, 'GET', `/calendar-feeds/${feed?.token ?? ''}`)).status).toBe(404);
    expect((await call(world, 'POST', '/auth/get-me', { token: own })).status).toBe(200);
  });

  it('leaves the password of an account whose address was proven', async () => {
    const world = createEmptyWorld();
    const before = world.tables.user.require(1).password;
    await google(world, giveConsent(world, { provider: 'google', ...dana }));
    expect(world.tables.user.require(1).password).toBe(before);
  });

  it('refuses a code of the other provider, an old one, and none', async () => {
    const world = createEmptyWorld();
    expect((await apple(world, giveConsent(world, { provider: 'google', ...dana }))).status).toBe(422);
    const old = giveConsent(world, { provider: 'google', ...dana });
    world.clock.advance(10 * 60_000 + 1000);
    expect((await google(world, old)).status).toBe(422);
    expect((await call(world, 'GET', '/auth-v2/oauth/google/handle?error=access_denied')).status).toBe(422);
  });
});
