// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { company, helper } from '../../../tests/kit/bodies';
import { lastCode, tokenFor } from '../../../tests/kit/operations';
import { call, getField, signIn, testWorld } from '../../../tests/kit/world';
import { PositionCode, UserType } from '#generated/model/codes';

const email = 'nora@drycreek.example';
const post = (world: ReturnType<typeof testWorld>, path: string, body: object) => call(world, 'POST', path, { body });
const createEmptyWorld = () => testWorld({ scenario: 'empty' });

describe('a one-time code', () => {
  it('has six digits, is sent by mail and good for ten minutes', async () => {
    const world = createEmptyWorld();
    const { body } = await post(world, '/auth-v2/register/request-otp', { email, type: 'helper', locale: 'es' });
    expect(getField(body, 'data')).toMatchObject({ email, expires_in: 600, resend_in: 60, length: 6 });
    expect(world.tables.message.all()).toMatchObject([{ channel: 'email', to: email, sent_at: world.now() }]);
    expect(lastCode(world)).toMatch(/^\d{6}$/);
  });

  it('is not sent to an address that has an account', async () => {
    const world = createEmptyWorld();
    const answer = await post(world, '/auth-v2/register/request-otp', {
      email: 'DANA@coppermesa.example',
      type: 'company',
    });
    expect(answer.body).toMatchObject({ errors: { email: ['An account with this email already exists.'] } });
    expect(world.tables.message.size()).toBe(0);
  });

  it('of one flow is no good in the other', async () => {
    const world = createEmptyWorld();
    const answer = await post(world, '/auth-v2/reset-password/request-otp', { email: 'dana@coppermesa.example' });
    const otp_id = getField(getField(answer.body, 'data'), 'otp_id');
    expect((await post(world, '/auth-v2/register/verify-otp', { otp_id, code: lastCode(world) })).status).toBe(410);
  });
});

describe('a helper who signs up', () => {
  it('is signed in, once per token', async () => {
    const world = createEmptyWorld();
    const temporary_token = await tokenFor(world, 'Register', email);
    const { body } = await post(world, '/auth-v2/register/signup', { ...helper, temporary_token });
    const user = getField(getField(body, 'data'), 'user');
    expect(user).toMatchObject({
      type: UserType.helper,
      email,
      locale: 'es',
      company_id: null,
      timezone: 'America/Phoenix',
      positions: [PositionCode.helper],
    });
    expect(getField(user, 'email_verified_at')).toBe(world.now());
    expect(await signIn(world, email, helper.password)).toBeTruthy();
    const again = await post(world, '/auth-v2/register/signup', { ...helper, temporary_token });
    expect(again).toMatchObject({ status: 410, body: { errors: { code: 'token_expired' } } });
  });

  it('keeps the token if something is wrong, and lists all problems at once', async () => {
    const world = createEmptyWorld();
    const temporary_token = await tokenFor(world, 'Register', email);
    const wrong = { birth_date: '2010-01-01', password_confirmation: 'Other-1', serving_area_ids: [3, 999] };
    const refused = await post(world, '/auth-v2/register/signup', { ...helper, temporary_token, ...wrong });
    expect(getField(refused.body, 'errors')).toEqual({
      birth_date: ['You must be 18 or older.'],
      password_confirmation: ['The value must be equal to the password value'],
      'serving_area_ids.1': ['Value is not valid'],
    });
    expect((await post(world, '/auth-v2/register/signup', { ...helper, temporary_token })).status).toBe(200);
  });
});

describe('a company that registers', () => {
  it('has an owner without branches on the smallest plan', async () => {
    const world = createEmptyWorld();
    const { body } = await post(world, '/auth/register', { ...company, usdot_number: '1234567' });
    const data = getField(body, 'data');
    const user = getField(data, 'user');
    expect(user).toMatchObject({
      type: UserType.owner,
      email,
      branches_count: 0,
      unread_total: 0,
      email_verified_at: null,
    });
    expect(getField(data, 'company')).toEqual({
      id: 4,
      name: 'Dry Creek Movers',
      usdot_number: '1234567',
      phone: '6025550177',
      email,
      logo_url: null,
      owner_id: getField(user, 'id'),
    });
    expect(world.tables.subscription.one('company', 4)).toMatchObject({ status: 'trialing', limits: { branches: 1 } });
  });

  it('has the verified address when it has a token', async () => {
    const world = createEmptyWorld();
    const temporary_token = await tokenFor(world, 'Register', email, 'company');
    const { body } = await post(world, '/auth/register', {
      ...company,
      email: 'other@drycreek.example',
      temporary_token,
    });
    expect(getField(getField(body, 'data'), 'user')).toMatchObject({ email, email_verified_at: world.now() });
  });
});
