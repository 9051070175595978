// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { as, lastCode, people, textIn } from '../../../tests/kit/operations';
import { collectPushes } from '../../../tests/kit/sockets/pushes';
import { type Answer, call, getField, signIn, testWorld } from '../../../tests/kit/world';
import type { World } from '../../world';

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
const getErrors = ({ body }: Answer) => getField(body, 'errors');
const listMessages = () => world.tables.message.all().map(({ to, subject, text }) => ({ to, subject, text }));

describe('another email', () => {
  it('is verified by a code; the old address is notified and the other sessions end', async () => {
    const elsewhere = await signIn(world, people.dana);
    const events = collectPushes(world, 1);
    const otp = await request();
    expect(otp.body).toMatchObject({ data: { email: newEmail, expires_in: 600, resend_in: 60, length: 6 } });
    expect(listMessages().map(({ to }) => to)).toEqual([newEmail]);
    expect(world.tables.user.require(1).email).toBe(people.dana);
    const answer = await verify(otp, lastCode(world));
    expect(answer.body).toMatchObject({ message: 'Your email has been changed.', data: { user: { email: newEmail } } });
    expect(listMessages()[1]).toEqual({
      to: people.dana,
      subject: 'Your email was changed',
      text: "You now log in with d***@coppermesa.example. If you didn't make this change, contact support right away.",
    });
    const statuses = await Promise.all(
      [token, elsewhere].map((each) => call(world, 'POST', '/auth/get-me', { token: each })),
    );
    expect(statuses.map(({ status }) => status)).toEqual([200, 401]);
    expect(events.map(({ event }) => event)).toEqual(['session-revoked', 'user-updated']);
    expect(await signIn(world, newEmail)).toBeTruthy();
    await expect(signIn(world, people.dana)).rejects.toThrow('cannot sign in');
  });

  it.each([
    [{ current_password: 'wrong' }, { current_password: ['The current password is incorrect.'] }],
    [{ email: people.dana.toUpperCase() }, { email: ['This is already your email.'] }],
    [{ email: people.priya }, { email: ['An account with this email already exists.'] }],
    [{ email: 'dana' }, { email: ['Value is not a valid email address'] }],
  ])('is refused with %j', async (change, expected) => {
    const answer = await request(change);
    expect([answer.status, getErrors(answer)]).toEqual([422, expected]);
    expect(listMessages()).toEqual([]);
  });

  it('is refused if someone else has taken it since', async () => {
    const otp = await request();
    const code = lastCode(world);
    world.tables.user.update(4, { email: newEmail });
    expect(getErrors(await verify(otp, code))).toEqual({ email: ['An account with this email already exists.'] });
  });
});

describe('a code for another email', () => {
  it('is valid only for the person who asked for it, and only for this', async () => {
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

  it('of another flow changes no email', async () => {
    const reset = await as('anonymous', world, 'requestResetOtp', { body: { email: people.dana } });
    expect((await verify(reset, lastCode(world))).status).toBe(410);
  });

  it('is sent again after a minute, to another address at once, five times in ten minutes', async () => {
    await request();
    expect((await request()).status).toBe(429);
    for (const place of [1, 2, 3, 4]) expect((await request({ email: `dana${place}@mail.example` })).status).toBe(200);
    const answer = await request({ email: 'dana5@mail.example' });
    expect(answer.body).toMatchObject({ errors: { code: 'rate_limited', retry_after: 600 } });
  });

  it('ends the one sent before, wherever that went', async () => {
    const first = await request();
    const code = lastCode(world);
    await request({ email: 'other@mail.example' });
    expect((await verify(first, code)).status).toBe(410);
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
