// @vitest-environment node -- a page may not set the header Origin

import { describe, expect, it } from 'vitest';
import { company } from '../../../tests/kit/bodies';
import { call, getField, testWorld } from '../../../tests/kit/world';
import { giveConsent } from './signIn';

const nora = { email: 'nora@drycreek.example', first_name: 'Nora', last_name: 'Castle' };
const dana = { email: 'dana@coppermesa.example', first_name: 'Dana', last_name: 'Whitfield' };
const createEmptyWorld = () => testWorld({ scenario: 'empty' });
const google = (world: ReturnType<typeof testWorld>, code: string) =>
  call(world, 'GET', `/auth-v2/oauth/google/handle?code=${code}&scope=email&authuser=0&prompt=consent`);
const apple = (world: ReturnType<typeof testWorld>, code: string) =>
  call(world, 'POST', `/auth-v2/oauth/apple/handle?code=${code}`);

describe('coming back', () => {
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

  it('refuses a code of the other provider, an old one, and none', async () => {
    const world = createEmptyWorld();
    expect((await apple(world, giveConsent(world, { provider: 'google', ...dana }))).status).toBe(422);
    const old = giveConsent(world, { provider: 'google', ...dana });
    world.clock.advance(10 * 60_000 + 1000);
    expect((await google(world, old)).status).toBe(422);
    expect((await call(world, 'GET', '/auth-v2/oauth/google/handle?error=access_denied')).status).toBe(422);
  });
});
