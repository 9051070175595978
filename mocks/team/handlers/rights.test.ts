// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { ActiveStatus, PositionCode } from '#generated/model/codes';
import { passwords } from '../../../tests/kit/bodies';
import { as, people, tokenFor, type Who } from '../../../tests/kit/operations';
import { addMember, memberFields, memberIn } from '../../../tests/kit/people/members';
import { call, getField, testWorld } from '../../../tests/kit/world';
import type { World } from '../../provider/world';

// The table in docs/product.md, "Who may do what", for each way to change a member.

let world: World;
beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

const luis = 3;
const change = async (who: Who, employeeId: number, body: object) =>
  (await as(who, world, 'updateEmployee', { params: { employeeId }, body })).status;
const terms = async (who: Who, employeeId: number, body: object) =>
  (await as(who, world, 'changeEmployeeTerms', { params: { employeeId }, body })).status;
/** Owner, office, manager of the branch, manager without it. */
const askers = ['dana', 'priya', 'luis', 'hank'] as const;
const byEach = async (act: (who: Who) => Promise<number>) => {
  const statuses: number[] = [];
  for (const who of askers) {
    world = testWorld({ scenario: 'empty' });
    statuses.push(await act(who));
  }
  return statuses;
};

describe('PUT employees/{id}, by owner, office, manager and manager elsewhere', () => {
  it.each<[object, number[]]>([
    [{ notes: 'x' }, [200, 200, 200, 403]],
    [{ first_name: 'Nadja', phone: '6025550191' }, [200, 200, 200, 403]],
    [{ positions: [PositionCode.helper] }, [200, 200, 200, 403]],
    [{ email: 'nadja@mail.example' }, [200, 200, 200, 403]],
    [{ hourly_rate: 2800 }, [200, 403, 200, 403]],
    [{ status: ActiveStatus.inactive }, [200, 403, 200, 403]],
    [{ is_manager: true }, [200, 403, 403, 403]],
    [{ branch_ids: [1, 2] }, [200, 200, 403, 403]],
    [{ branch_ids: [2] }, [200, 403, 403, 403]],
  ])('%j of a member', async (body, expected) => {
    expect(await byEach(async (who) => change(who, await addMember(world), body))).toEqual(expected);
  });

  it.each<[object, number[]]>([
    [{ notes: 'x' }, [200, 200, 200, 403]],
    [{ hourly_rate: 3500 }, [200, 403, 403, 403]],
    [{ status: ActiveStatus.inactive }, [200, 403, 403, 403]],
    [{ is_manager: false }, [200, 403, 403, 403]],
    [{ branch_ids: [2] }, [200, 403, 403, 403]],
  ])('%j of the manager himself', async (body, expected) => {
    expect(await byEach((who) => change(who, memberIn(world, luis), body))).toEqual(expected);
  });

  it('by the office leaves the terms of other branches alone', async () => {
    const employeeId = await addMember(world, { 'branch_ids[]': [1, 2] });
    const other = world.tables.employee.by('branch', 2).at(-1);
    world.tables.employee.update(other?.id ?? 0, { hourly_rate: 3100, status: ActiveStatus.inactive });
    expect(await change('priya', employeeId, { hourly_rate: 2750, status: ActiveStatus.active, notes: 'x' })).toBe(200);
    expect(world.tables.employee.get(other?.id ?? 0)).toMatchObject({
      hourly_rate: 3100,
      status: ActiveStatus.inactive,
    });
  });
});

describe('PUT employees/{id}/update, by owner, office, manager and manager elsewhere', () => {
  it.each<[object, number[]]>([
    [{ hourly_rate: 2800 }, [200, 403, 200, 403]],
    [{ status: ActiveStatus.inactive }, [200, 403, 200, 403]],
  ])('%j of a member', async (body, expected) => {
    expect(await byEach(async (who) => terms(who, await addMember(world), body))).toEqual(expected);
  });

  it('the status of a manager, and their rate for themselves, are the owner’s', async () => {
    expect(await byEach((who) => terms(who, memberIn(world, luis), { status: ActiveStatus.inactive }))).toEqual([
      200, 403, 403, 403,
    ]);
    expect(await byEach((who) => terms(who, memberIn(world, luis), { hourly_rate: 3500 }))).toEqual([
      200, 403, 403, 403,
    ]);
  });
});

describe('the email of a member', () => {
  const takeOver = 'thief@coppermesa.example';
  const claim = async () => {
    const temporary_token = await tokenFor(world, 'Reset', memberFields.email);

    const body = { temporary_token, ...passwords };
    expect((await as('anonymous', world, 'resetPassword', { body })).status).toBe(200);
  };

  it.each([
    ['a manager', luis],
    ['office staff', 2],
    ['a helper', 5],
  ])('the email of %s who signs in can be changed by no one else', async (_who, userId) => {
    const statuses = await byEach((who) => change(who, memberIn(world, userId), { email: takeOver }));
    expect(statuses).toEqual([422, 422, 422, 403]);
    const before = world.tables.message.size();
    await as('anonymous', world, 'requestResetOtp', { body: { email: takeOver } });
    expect(world.tables.message.size()).toBe(before);
  });

  it('may be sent as it is, whatever its case', async () => {
    expect(await change('priya', memberIn(world, luis), { email: people.luis.toUpperCase(), notes: 'x' })).toBe(200);
  });

  it('can be corrected until the account is claimed, and the new address gets a mail', async () => {
    const employeeId = await addMember(world);
    expect(await change('priya', employeeId, { email: 'nadja@mail.example' })).toBe(200);
    expect(world.tables.message.all().at(-1)).toMatchObject({
      to: 'nadja@mail.example',
      subject: 'You were added to Copper Mesa Moving Co.',
    });
    await change('priya', employeeId, { email: memberFields.email });
    await claim();
    const answer = await as('priya', world, 'updateEmployee', { params: { employeeId }, body: { email: takeOver } });
    expect([answer.status, getField(getField(answer.body, 'errors'), 'email')]).toEqual([
      422,
      ['Nadia logs in with this email and must change it themselves'],
    ]);
  });

  it('only the owner corrects the email of a manager who has not signed in yet', async () => {
    const act = async (who: Who) => change(who, await addMember(world, { is_manager: true }), { email: takeOver });
    expect(await byEach(act)).toEqual([200, 422, 422, 403]);
  });

  it('says to each reader whether they may correct it', async () => {
    const locked = async (who: Who, fields: object) => {
      const answer = await as(who, world, 'getEmployee', { params: { employeeId: await addMember(world, fields) } });
      return getField(getField(answer.body, 'data'), 'email_locked');
    };
    expect(await locked('priya', {})).toBe(false);
    const manager = { is_manager: true, email: 'manager@mail.example' };
    expect(await locked('priya', manager)).toBe(true);
    expect(await locked('dana', { ...manager, email: 'other@mail.example' })).toBe(false);
  });

  it('ignores a code that was sent to an address that is no longer theirs', async () => {
    const employeeId = await addMember(world);
    const temporary_token = await tokenFor(world, 'Reset', memberFields.email);
    await change('dana', employeeId, { email: 'nadja@mail.example' });

    const answer = await call(world, 'POST', '/auth-v2/reset-password', { body: { temporary_token, ...passwords } });
    expect(answer.status).toBe(410);
  });
});
