// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { as, lastCode, people, textIn } from '../../../tests/kit/operations';
import { type Answer, call, signIn, testWorld } from '../../../tests/kit/world';
import type { World } from '../../provider/world';

const newEmail = 'dana.whitfield@coppermesa.example';
const current_password = 'Moving-2026';

let world: World;
let token: string;
beforeEach(async () => {
  world = testWorld({ scenario: 'empty' });
  token = await signIn(world, people.dana);
});

const request = (change: object = {}) =>
  call(world, 'POST', '/auth/change-email/request-otp', {
    token,
    body: { email: newEmail, current_password, ...change },
  });
const verify = (otp: Answer, code: string, by = token) =>
  call(world, 'POST', '/auth/change-email/verify-otp', { token: by, body: { otp_id: textIn(otp, 'otp_id'), code } });

describe('a code for another email', () => {
  it('is valid only for the person who requested it, and only for this change', async () => {
    const otp = await request();
    const code = lastCode(world);
    const priya = await signIn(world, people.priya);
    expect((await verify(otp, code, priya)).status).toBe(410);
    const body = { otp_id: textIn(otp, 'otp_id'), code };
    expect((await as('anonymous', world, 'verifyRegisterOtp', { body })).status).toBe(410);
    expect((await as('anonymous', world, 'verifyResetOtp', { body })).status).toBe(410);
    expect((await verify(otp, code)).status).toBe(200);
    expect((await verify(otp, code)).status).toBe(410);
  });

  it('refuses the code of another flow, so no email changes', async () => {
    const reset = await as('anonymous', world, 'requestResetOtp', { body: { email: people.dana } });
    expect((await verify(reset, lastCode(world))).status).toBe(410);
  });
});

describe('the password of a signed-in person', () => {
  const asked = {
    'change-email': () => request({ current_password: 'wrong' }),
    'update-password': () =>
      call(world, 'POST', '/auth/update-password', {
        token,
        body: { current_password: 'wrong', password: 'Boxes-2027', password_confirmation: 'Boxes-2027' },
      }),
    'delete-account': () =>
      call(world, 'DELETE', '/auth/delete-account', { token, body: { password: 'wrong', confirm: 'DELETE' } }),
  };

  it.each(Object.entries(asked))('is not found out by %s: ten guesses a minute', async (name, guess) => {
    if (name === 'delete-account') token = await signIn(world, people.marcus);
    for (let count = 0; count < 10; count += 1) expect((await guess()).status).toBe(422);
    const late = await guess();
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '60']);
    world.clock.advance(60_000);
    expect((await guess()).status).toBe(422);
  });

  it('counts over all of these together, for each person, and a right one is forgiven', async () => {
    for (let count = 0; count < 5; count += 1) await asked['change-email']();
    for (let count = 0; count < 4; count += 1) await asked['update-password']();
    expect((await request()).status).toBe(200);
    for (let count = 0; count < 10; count += 1) expect((await asked['update-password']()).status).toBe(422);
    expect((await request({ email: 'other@mail.example' })).status).toBe(429);
    token = await signIn(world, people.priya);
    expect((await request({ email: 'priya.nair@coppermesa.example' })).status).toBe(200);
  });
});
