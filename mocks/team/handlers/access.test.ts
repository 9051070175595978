// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { UserType } from '#generated/model/codes';
import { passwords } from '../../../tests/kit/bodies';
import { findProblems } from '../../../tests/kit/invariants/invariants';
import {
  as,
  consentQuery,
  createForm,
  lastCode,
  people,
  textIn,
  tokenFor,
  type Who,
} from '../../../tests/kit/operations';
import { placeOrder } from '../../../tests/kit/orders';
import { memberFields, memberIn } from '../../../tests/kit/people/members';
import { collectPushes } from '../../../tests/kit/sockets/pushes';
import { call, getField, signIn, testWorld } from '../../../tests/kit/world';
import { listManagedBranchIds } from '../../provider/access/access';
import type { World } from '../../provider/world';

let world: World;
beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

const [priya, luis] = [2, 3];
const ended = 'Your access has ended. Contact the company owner.';
const remove = (who: Who, employeeId: number) => as(who, world, 'deleteEmployee', { params: { employeeId } });
const setStatus = (who: Who, employeeId: number, status: 0 | 1) =>
  as(who, world, 'changeEmployeeTerms', { params: { employeeId }, body: { status } });
const logIn = (email: string) => call(world, 'POST', '/auth/login', { body: { email, password: 'Moving-2026' } });
const leave = async (branches: readonly number[], userId = priya) => {
  for (const branchId of branches) await remove('dana', memberIn(world, userId, branchId));
};
const switchOff = async (branches: readonly number[], userId = priya) => {
  for (const branchId of branches) await setStatus('dana', memberIn(world, userId, branchId), 0);
};

describe.each([
  ['removed from', leave],
  ['not active in', switchOff],
])('office staff %s every branch', (_how, act) => {
  it('have no way in, whatever they hold', async () => {
    const orderId = await placeOrder(world);
    const token = await signIn(world, people.priya);
    const code = await tokenFor(world, 'Reset', people.priya);
    const events = collectPushes(world, priya);
    await act([1, 2, 3]);
    expect(events.map(({ event }) => event)).toContain('session-revoked');
    const calls = [
      await call(world, 'POST', '/auth/get-me', { token }),
      await call(world, 'GET', '/company-branches', { token }),
      await call(world, 'GET', `/orders/${orderId}`, { token }),
      await call(world, 'GET', '/company-branches/1/search?type=order&search=hollis', { token }),
      await call(world, 'GET', '/notifications/branch/1/get-notifications', { token }),
      await as('priya', world, 'getBranches'),
    ];
    expect(calls.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401]);
    expect((await logIn(people.priya)).body).toMatchObject({ message: ended, errors: { email: [ended] } });

    const reset = await as('anonymous', world, 'resetPassword', { body: { temporary_token: code, ...passwords } });
    expect(reset.status).toBe(410);
    const query = consentQuery(world, 'google', people.priya);
    const consent = await as('anonymous', world, 'handleGoogleCallback', { query });
    expect([consent.status, getField(consent.body, 'message')]).toEqual([422, ended]);
    expect(findProblems(world)).toEqual([]);
  });

  it('receive no more events of the company', async () => {
    await act([1, 2, 3]);
    const events = collectPushes(world, priya);
    await placeOrder(world);
    expect(events).toEqual([]);
    expect(world.tables.activity.count('feed', '2/1')).toBe(0);
  });

  it('are sent no code for a new password', async () => {
    await act([1, 2, 3]);
    const before = world.tables.message.size();
    expect((await as('anonymous', world, 'requestResetOtp', { body: { email: people.priya } })).status).toBe(200);
    expect(world.tables.message.size()).toBe(before);
  });

  it('see the reason only with the right password', async () => {
    await act([1, 2, 3]);
    const wrong = await call(world, 'POST', '/auth/login', { body: { email: people.priya, password: 'wrong' } });
    expect(getField(wrong.body, 'message')).toBe('These credentials do not match our records.');
  });
});

describe('a manager', () => {
  it('inactive users lose branch access until reactivated', async () => {
    await switchOff([1], luis);
    expect((await logIn(people.luis)).body).toMatchObject({
      data: { user: { type: UserType.manager, branches_count: 0 } },
    });
    const answers = [
      await as('luis', world, 'getBranch', { params: { id: 1 } }),
      await as('luis', world, 'getManagers'),
      await as('luis', world, 'createEmployee', { form: createForm(memberFields) }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    await setStatus('dana', memberIn(world, luis), 1);
    expect((await as('luis', world, 'getBranch', { params: { id: 1 } })).status).toBe(200);
  });

  it('loses the branch they are moved from, and gets the one they are moved to', async () => {
    const employeeId = memberIn(world, luis);
    const body = { branch_ids: [2] };
    expect((await as('dana', world, 'updateEmployee', { params: { employeeId }, body })).status).toBe(200);
    expect(listManagedBranchIds(world.tables, luis)).toEqual([2]);
    expect((await as('luis', world, 'getBranch', { params: { id: 1 } })).status).toBe(403);
  });
});

it('a code verified for a reset is void once access has ended, and a new one is not sent', async () => {
  const otp = await as('anonymous', world, 'requestResetOtp', { body: { email: people.priya } });
  await leave([1, 2, 3]);
  const body = { otp_id: textIn(otp, 'otp_id'), code: lastCode(world) };
  const temporary_token = textIn(await as('anonymous', world, 'verifyResetOtp', { body }), 'temporary_token');

  expect((await as('anonymous', world, 'resetPassword', { body: { temporary_token, ...passwords } })).status).toBe(410);
});
