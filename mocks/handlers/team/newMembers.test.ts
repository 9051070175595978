// @vitest-environment node -- happy-dom loses the empty fields of a form
import { beforeEach, describe, expect, it } from 'vitest';
import { createFile as imageFile, createPng } from '../../../tests/kit/images';
import { findProblems } from '../../../tests/kit/invariants/invariants';
import { addMember, memberFields, memberIn } from '../../../tests/kit/members';
import { as, createForm, type Who } from '../../../tests/kit/operations';
import { type Answer, getField, testWorld } from '../../../tests/kit/world';
import type { World } from '../../world';
import { ActiveStatus, PositionCode, UserType } from '#generated/model/codes';

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
const [marcus, tyrell] = [5, 7];

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

  it('a new manager manages their branches', async () => {
    const employeeId = await addMember(world, { is_manager: true, 'branch_ids[]': [2] });
    const userId = world.tables.employee.require(employeeId).user_id;
    expect(world.tables.user.require(userId)).toMatchObject({ type: UserType.manager, company_id: 1 });
    expect(world.tables.branchManager.by('user', userId).map(({ branch_id }) => branch_id)).toEqual([2]);
    await change('dana', employeeId, { is_manager: false });
    expect(world.tables.user.require(userId)).toMatchObject({ type: UserType.helper, company_id: null });
    expect(findProblems(world)).toEqual([]);
  });
});
