// @vitest-environment node -- happy-dom loses the empty fields of a form
import { beforeEach, describe, expect, it } from 'vitest';
import { createFile as imageFile, createPng } from '../../../tests/kit/images';
import { findProblems } from '../../../tests/kit/invariants';
import { addMember, asUser, memberFields, memberIn } from '../../../tests/kit/members';
import { as, createForm, type Who } from '../../../tests/kit/operations';
import { asked, invite, placeOrder } from '../../../tests/kit/orders';
import { collectPushes } from '../../../tests/kit/sockets/pushes';
import { type Answer, getField, testWorld } from '../../../tests/kit/world';
import type { World } from '../../world';
import {
  ActiveStatus,
  InvitationStatus,
  OrderStatus,
  PositionCode,
  UserType,
} from '../../../src/generated/model/codes';

let world: World;
beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

const getData = (answer: Answer) => getField(answer.body, 'data');
const getErrors = (answer: Answer) => getField(answer.body, 'errors');
const create = (who: Who, change: object = {}) =>
  as(who, world, 'createEmployee', { form: createForm({ ...memberFields, ...change }) });
const change = (who: Who, employeeId: number, fields: object) =>
  as(who, world, 'updateEmployee', { params: { employeeId }, body: fields });
const terms = (who: Who, employeeId: number, body: object) =>
  as(who, world, 'changeEmployeeTerms', { params: { employeeId }, body });
const [marcus, tyrell, luis] = [5, 7, 3];

describe('a new member', () => {
  it('has what the form says, an account, and a message about it', async () => {
    const answer = await create('priya', {
      'branch_ids[]': [1, 2],
      'languages[]': ['en', 'es'],
      start_date: '2026-03-02',
      notes: ' Calm ',
      emergency_name: 'Renee Frost',
      emergency_relation: 'Mother',
      avatar: imageFile(createPng(100, 100), 'me.png', 'image/png'),
    });
    expect(answer.status).toBe(201);
    expect(getData(answer)).toMatchObject({
      first_name: 'Nadia',
      positions: [PositionCode.driver, PositionCode.helper],
      branch_id: 1,
      branch_ids: [1, 2],
      hourly_rate: 2750,
      status: ActiveStatus.active,
      owns_profile: false,
      is_manager: false,
      languages: ['en', 'es'],
      start_date: '2026-03-02',
      notes: 'Calm',
      driver_license: { class: 'C', state: 'AZ', number_last4: '4821', expires_on: '2028-05-31' },
      emergency_contact: { name: 'Renee Frost', phone: '', relation: 'Mother' },
      documents: [{ kind: 'driver_license', state: 'valid' }],
      rating_avg: null,
      rating_count: 0,
      next_job: null,
      upcoming_jobs: [],
      version: 1,
    });
    expect(world.tables.message.all().at(-1)).toMatchObject({
      to: 'nadia@mail.example',
      subject: 'You were added to Copper Mesa Moving Co.',
    });
    expect(findProblems(world)).toEqual([]);
  });

  it('is refused with every problem at once', async () => {
    const answer = await create('dana', {
      'positions[]': [PositionCode.foremanDriver, PositionCode.driver],
      'branch_ids[]': [1, 4],
      license_number_last4: '',
      start_date: '2026-02-30',
      email: 'marcus@helpers.example',
      employment_type: 'helper',
      is_manager: true,
    });
    expect([answer.status, getErrors(answer)]).toEqual([
      422,
      {
        positions: ['Foreman/Driver includes driver and foreman'],
        license_number_last4: ['Value is required'],
        start_date: ['Value is not valid'],
        'branch_ids.1': ['Value is not valid'],
        is_manager: ['Only in-house staff can be managers'],
        email: ['Marcus Reed is already on your team.'],
        code: 'already_member',
        conflicts: [{ kind: 'employee', id: memberIn(world, marcus), label: 'Marcus Reed' }],
      },
    ]);
  });

  it('who has an account as a helper is to be invited instead, under a guarded name', async () => {
    const outsider = world.tables.user.require(71);
    expect(getErrors(await create('dana', { email: outsider.email.toUpperCase() }))).toMatchObject({
      email: ['A helper with this email has an account. Invite them instead.'],
      code: 'existing_helper',
      conflicts: [{ kind: 'helper', id: 71, label: `${outsider.first_name} ${outsider.last_name.slice(0, 1)}.` }],
    });
    expect(getErrors(await create('dana', { email: 'grace@blueagave.example' }))).toEqual({
      email: ['An account with this email already exists.'],
    });
  });

  it.each<[Who, object, number]>([
    ['luis', {}, 201],
    ['luis', { 'branch_ids[]': [1, 2] }, 403],
    ['luis', { is_manager: true }, 403],
    ['priya', { is_manager: true }, 403],
    ['priya', { status: ActiveStatus.inactive }, 403],
    ['marcus', {}, 403],
  ])('added by %s with %j: %i', async (who, fields, status) => {
    expect((await create(who, fields)).status).toBe(status);
  });

  it('must fit into the plan, unless not active', async () => {
    world.tables.subscription.update(1, { limits: { members: 50 } });
    const active = world.tables.employee.where(
      ({ status, branch_id }) => status === ActiveStatus.active && branch_id <= 3,
    );
    const people = new Set(active.map(({ user_id }) => user_id)).size;
    world.tables.subscription.update(1, { limits: { members: people } });
    expect((await create('dana')).body).toMatchObject({ errors: { plan: ['members'] } });
    expect((await create('dana', { status: ActiveStatus.inactive })).status).toBe(201);
    const employeeId = world.tables.employee.by('branch', 1).at(-1)?.id ?? 0;
    expect((await terms('dana', employeeId, { status: ActiveStatus.active })).status).toBe(402);
    // A person who is active in another branch already counts.
    expect((await change('dana', memberIn(world, tyrell), { branch_ids: [1, 2] })).status).toBe(200);
  });

  it('who is made a manager manages their branches', async () => {
    const employeeId = await addMember(world, { is_manager: true, 'branch_ids[]': [2] });
    const userId = world.tables.employee.require(employeeId).user_id;
    expect(world.tables.user.require(userId)).toMatchObject({ type: UserType.manager, company_id: 1 });
    expect(world.tables.branchManager.by('user', userId).map(({ branch_id }) => branch_id)).toEqual([2]);
    await change('dana', employeeId, { is_manager: false });
    expect(world.tables.user.require(userId)).toMatchObject({ type: UserType.helper, company_id: null });
    expect(findProblems(world)).toEqual([]);
  });
});

describe('a changed member', () => {
  it('keeps what was not sent; candidates read the new positions', async () => {
    const employeeId = await addMember(world);
    const orderId = await placeOrder(world, { crew_requirements: [{ position: PositionCode.foreman, count: 1 }] });
    const candidates = async () => {
      const found = getField(
        getData(await as('dana', world, 'getInvitableEmployees', { params: { orderId } })),
        'branch_employees',
      );
      return JSON.stringify(found).includes('"Nadia"');
    };
    expect(await candidates()).toBe(false);
    const answer = await change('luis', employeeId, {
      positions: [PositionCode.foreman],
      license_class: 'none',
      version: 1,
    });
    expect(getData(answer)).toMatchObject({
      positions: [PositionCode.foreman],
      driver_license: null,
      hourly_rate: 2750,
      version: 2,
    });
    expect(await candidates()).toBe(true);
    await terms('luis', employeeId, { status: ActiveStatus.inactive });
    expect(await candidates()).toBe(false);
  });

  it('by a second editor, who sees who was faster', async () => {
    const employeeId = await addMember(world);
    await terms('luis', employeeId, { hourly_rate: 2900 });
    const answer = await change('dana', employeeId, { notes: 'x', version: 1 });
    expect(answer.body).toMatchObject({
      message: 'Luis Ortega changed Nadia while you were editing.',
      errors: { code: 'stale_version', conflicts: [{ kind: 'employee', id: employeeId, by: 'Luis Ortega' }] },
    });
  });

  it.each<[Who, object, number]>([
    ['priya', { notes: 'x', hourly_rate: 2750, status: ActiveStatus.active }, 200],
    ['priya', { hourly_rate: 2800 }, 403],
    ['priya', { status: ActiveStatus.inactive }, 403],
    ['luis', { hourly_rate: 2800, status: ActiveStatus.inactive }, 200],
    ['luis', { is_manager: true }, 403],
    ['luis', { branch_ids: [1, 3] }, 403],
    ['hank', { notes: 'x' }, 403],
    ['marcus', { notes: 'x' }, 404],
  ])('by %s, %j: %i', async (who, fields, status) => {
    expect((await change(who, await addMember(world), fields)).status).toBe(status);
  });

  it('who came with an account keeps name and contact themselves', async () => {
    const { first_name, last_name, email, phone } = world.tables.user.require(11);
    const same = { first_name, last_name, email, phone, notes: 'Good with pianos' };
    expect((await change('dana', memberIn(world, 11), same)).status).toBe(200);
    const answer = await change('dana', memberIn(world, 11), { ...same, phone: '6025550000' });
    expect(getErrors(answer)).toEqual({ phone: [`Only ${first_name} can change this, in their own profile`] });
  });

  it('moves between branches that are open to the caller', async () => {
    const employeeId = await addMember(world, { 'branch_ids[]': [1, 2] });
    // Luis manages only Phoenix, so he cannot end the Tucson membership.
    const byLuis = await change('luis', employeeId, { branch_ids: [1] });
    expect(getField(getData(byLuis), 'branch_ids')).toEqual([1, 2]);
    const byDana = await change('dana', employeeId, { branch_ids: [3, 2] });
    expect(getData(byDana)).toMatchObject({ id: employeeId, branch_id: 3, branch_ids: [3, 2] });
    expect(findProblems(world)).toEqual([]);
  });
});

describe('price and status', () => {
  it.each<[Who, object, number]>([
    ['dana', { hourly_rate: 3000 }, 200],
    ['luis', { status: ActiveStatus.inactive }, 200],
    ['luis', {}, 200],
    ['priya', { hourly_rate: 3000 }, 403],
    ['dana', { hourly_rate: 1450 }, 422],
    ['dana', { hourly_rate: 2725 }, 422],
  ])('by %s, %j: %i', async (who, body, status) => {
    expect((await terms(who, memberIn(world, tyrell), body)).status).toBe(status);
  });

  it('who is not active is asked no more, and keeps what they accepted', async () => {
    const { orderId, invitationId } = await asked(world);
    await as('marcus', world, 'acceptInvitation', { params: { invitationId } });
    await terms('dana', memberIn(world, marcus), { status: ActiveStatus.inactive });
    expect(world.tables.invitation.require(invitationId).status).toBe(InvitationStatus.accepted);
    await expect(invite(world, await placeOrder(world), [marcus, PositionCode.helper])).rejects.toThrow(
      'Value is not valid',
    );
    expect(world.tables.order.require(orderId).status).toBe(OrderStatus.partiallyFormed);
  });
});

describe('a removed member', () => {
  const remove = (who: Who, employeeId: number) => as(who, world, 'deleteEmployee', { params: { employeeId } });

  it('is let go from every job to come, and the crew is what is left', async () => {
    const { orderId, invitationId } = await asked(world);
    await as('marcus', world, 'acceptInvitation', { params: { invitationId } });
    const employeeId = memberIn(world, marcus);
    const detail = getData(await as('luis', world, 'getEmployee', { params: { employeeId } }));
    expect(detail).toMatchObject({
      upcoming_jobs: [{ order_id: orderId, invitation_status: 2, customer_last_name: 'Hollis', city_from: 'Tempe' }],
      next_job: { order_id: orderId, number: `#${orderId}` },
    });
    const events = collectPushes(world, marcus);
    expect((await remove('luis', employeeId)).status).toBe(200);
    expect(world.tables.invitation.require(invitationId)).toMatchObject({
      status: InvitationStatus.cancelled,
      reason: 'crew_changed',
      cancelled_by: 'company',
    });
    expect(world.tables.order.require(orderId).status).toBe(OrderStatus.notFormed);
    expect(events.map(({ event }) => event)).toContain('invitation-updated');
    expect((await remove('luis', employeeId)).status).toBe(404);
    expect((await asUser(marcus, world, 'acceptInvitation', { invitationId })).status).toBe(409);
    expect(findProblems(world)).toEqual([]);
  });

  it('and says nothing after all from the wait list', async () => {
    const { invitationId } = await asked(world);
    await as('marcus', world, 'rejectInvitation', { params: { invitationId }, body: { reason: 'too_far' } });
    await remove('dana', memberIn(world, marcus));
    expect((await as('marcus', world, 'acceptInvitation', { params: { invitationId } })).status).toBe(409);
  });

  it.each<[Who, number, number]>([
    ['priya', tyrell, 403],
    ['luis', luis, 403],
    ['dana', luis, 200],
    ['luis', tyrell, 200],
  ])('by %s, user %i: %i', async (who, userId, status) => {
    expect((await remove(who, memberIn(world, userId))).status).toBe(status);
  });
});

it('of another company there are none', async () => {
  const stranger = world.tables.employee.by('branch', 4)[1]?.id ?? 0;
  const answers = [
    await as('dana', world, 'getEmployee', { params: { employeeId: stranger } }),
    await change('dana', stranger, { notes: 'x' }),
    await terms('dana', stranger, {}),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});
