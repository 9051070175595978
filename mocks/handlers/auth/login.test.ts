// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { call, getField, signIn, testWorld } from '../../../tests/kit/world';
import { ActiveStatus, PositionCode, UserType } from '#generated/model/codes';

const email = 'dana@coppermesa.example';
const refused = {
  data: null,
  message: 'These credentials do not match our records.',
  errors: { email: ['These credentials do not match our records.'] },
  success: false,
};

describe('the login', () => {
  it('signs in everyone in the demo, whatever the case of the address', async () => {
    const world = testWorld({ scenario: 'empty' });
    for (const name of ['dana', 'Priya', 'LUIS', 'hank'])
      expect(await signIn(world, `${name}@coppermesa.example`)).toBeTruthy();
    for (const name of ['marcus', 'sofia', 'tyrell', 'ethan'])
      expect(await signIn(world, `${name}@helpers.example`)).toBeTruthy();
  });

  it('says the same for a wrong password and an unknown address', async () => {
    const world = testWorld({ scenario: 'empty' });
    const wrong = await call(world, 'POST', '/auth/login', { body: { email, password: 'moving-2026' } });
    const unknown = await call(world, 'POST', '/auth/login', {
      body: { email: 'who@x.example', password: 'Moving-2026' },
    });
    expect([wrong.status, unknown.status]).toEqual([422, 422]);
    expect([wrong.body, unknown.body]).toEqual([refused, refused]);
  });

  it('refuses a closed account', async () => {
    const world = testWorld({ scenario: 'empty' });
    world.tables.user.update(1, { status: ActiveStatus.inactive });
    expect((await call(world, 'POST', '/auth/login', { body: { email, password: 'Moving-2026' } })).body).toEqual(
      refused,
    );
  });
});

describe('the signed-in person', () => {
  it.each([
    [email, { id: 1, type: UserType.owner, branches_count: 3, unread_total: 117, company_id: 1 }],
    ['priya@coppermesa.example', { id: 2, type: UserType.office, branches_count: 3, unread_total: 15 }],
    [
      'luis@coppermesa.example',
      { id: 3, type: UserType.manager, branches_count: 1, unread_total: 25, positions: [PositionCode.foremanDriver] },
    ],
    ['hank@coppermesa.example', { id: 4, type: UserType.manager, branches_count: 0, unread_total: 0 }],
    [
      'sofia@helpers.example',
      { id: 6, type: UserType.helper, branches_count: 0, unread_total: 4, company_id: null, locale: 'es' },
    ],
  ])('is shown who they are: %s', async (who, expected) => {
    const world = testWorld();
    const { body } = await call(world, 'POST', '/auth/get-me', { token: await signIn(world, who) });
    expect(getField(getField(body, 'data'), 'user')).toMatchObject({ email: who, ...expected });
  });

  it.each(['', 'unknown'])('is no one with the token %j', async (token) => {
    const world = testWorld({ scenario: 'empty' });
    const { status, body } = await call(world, 'POST', '/auth/get-me', { token });
    expect([status, body]).toEqual([401, { data: null, message: 'Unauthenticated.', errors: {}, success: false }]);
  });
});
