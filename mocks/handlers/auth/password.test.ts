// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { as, lastCode, tokenFor } from '../../../tests/kit/operations';
import { collectPushes } from '../../../tests/kit/sockets/pushes';
import { asked } from '../../../tests/kit/orders';
import { call, getField, signIn, testWorld } from '../../../tests/kit/world';
import { ActiveStatus, OrderStatus } from '#generated/model/codes';

const email = 'dana@coppermesa.example';
const passwords = { password: 'Boxes-2027', password_confirmation: 'Boxes-2027' };
const createEmptyWorld = () => testWorld({ scenario: 'empty' });

describe('a changed password', () => {
  it('ends the other sessions and says so on the own channel', async () => {
    const world = createEmptyWorld();
    const [here, there] = [await signIn(world, email), await signIn(world, email)];
    const events = collectPushes(world, 1);
    const body = { current_password: 'Moving-2026', ...passwords };
    expect((await call(world, 'POST', '/auth/update-password', { token: here, body })).status).toBe(200);
    const statuses = await Promise.all([here, there].map((token) => call(world, 'POST', '/auth/get-me', { token })));
    expect(statuses.map(({ status }) => status)).toEqual([200, 401]);
    expect(events).toEqual([{ event: 'session-revoked', data: {} }]);
    expect(await signIn(world, email, 'Boxes-2027')).toBeTruthy();
  });

  it('notifies no one if there is no other session', async () => {
    const world = createEmptyWorld();
    const token = await signIn(world, email);
    const events = collectPushes(world, 1);
    await call(world, 'POST', '/auth/update-password', {
      token,
      body: { current_password: 'Moving-2026', ...passwords },
    });
    expect(events).toEqual([]);
  });
});

describe('a reset password', () => {
  it('is the new one and ends every session', async () => {
    const world = createEmptyWorld();
    const token = await signIn(world, email);
    const temporary_token = await tokenFor(world, 'Reset', email);
    const answer = await call(world, 'POST', '/auth-v2/reset-password', { body: { temporary_token, ...passwords } });
    expect(answer.body).toMatchObject({ data: {}, message: 'Your password has been changed. Please log in.' });
    expect((await call(world, 'POST', '/auth/get-me', { token })).status).toBe(401);
    expect(await signIn(world, email, 'Boxes-2027')).toBeTruthy();
  });

  it.each(['/auth-v2/reset-password/request-otp', '/auth/forgot-password'])(
    'is asked for by %s, which does not tell who has an account',
    async (path) => {
      const world = createEmptyWorld();
      const known = await call(world, 'POST', path, { body: { email } });
      const unknown = await call(world, 'POST', path, { body: { email: 'who@x.example' } });
      expect([known.status, unknown.status]).toEqual([200, 200]);
      const names = ({ body }: { body: unknown }) => Object.keys(getField(body, 'data') ?? {});
      expect(names(unknown)).toEqual(names(known));
      expect(world.tables.message.all().map(({ to }) => to)).toEqual([email]);
      const otp_id = getField(getField(unknown.body, 'data'), 'otp_id');
      const code = lastCode(world) === '000000' ? '000001' : '000000';
      const wrong = await call(world, 'POST', '/auth-v2/reset-password/verify-otp', { body: { otp_id, code } });
      expect(wrong.body).toMatchObject({ errors: { code: ['The code is incorrect. 4 attempts left.'] } });
    },
  );
});

describe('a deleted account', () => {
  it('ends the sessions of a helper and frees the address', async () => {
    const world = createEmptyWorld();
    const { orderId } = await asked(world);
    const token = await signIn(world, 'marcus@helpers.example');
    const answer = await call(world, 'DELETE', '/auth/delete-account', {
      token,
      body: { password: 'Moving-2026', confirm: 'DELETE' },
    });
    expect(answer.status).toBe(200);
    expect((await call(world, 'POST', '/auth/get-me', { token })).status).toBe(401);
    expect(world.tables.activity.count('feed', '5/0')).toBe(0);
    // The open invitation counts as declined.
    expect(world.tables.order.require(orderId).status).toBe(OrderStatus.notFormed);
    const body = { email: 'marcus@helpers.example', type: 'helper' };
    expect((await call(world, 'POST', '/auth-v2/register/request-otp', { body })).status).toBe(200);
  });

  it('waits until the accepted jobs are over, and names them', async () => {
    const world = createEmptyWorld();
    const { orderId, invitationId } = await asked(world);
    await as('marcus', world, 'acceptInvitation', { params: { invitationId } });
    const token = await signIn(world, 'marcus@helpers.example');
    const body = { password: 'Moving-2026', confirm: 'DELETE' };
    const answer = await call(world, 'DELETE', '/auth/delete-account', { token, body });
    expect(answer).toMatchObject({
      status: 409,
      body: {
        errors: { code: 'accepted_jobs', conflicts: [{ kind: 'order', id: orderId, label: `Job #${orderId}` }] },
      },
    });
    expect(world.tables.user.require(5).status).toBe(ActiveStatus.active);
  });
});
