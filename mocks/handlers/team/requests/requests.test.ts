// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { findProblems } from '../../../../tests/kit/invariants/invariants';
import { addMember, askToJoin, asUser, memberIn, outsiders } from '../../../../tests/kit/members';
import { as, type Who } from '../../../../tests/kit/operations';
import { collectPushes, type ReceivedEvent } from '../../../../tests/kit/sockets/pushes';
import { type Answer, toList, getField, testWorld } from '../../../../tests/kit/world';
import type { World } from '../../../world';
import { ActiveStatus, InvitationStatus, PositionCode } from '#generated/model/codes';

let world: World;
beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

const [first, second] = outsiders;
const getData = (answer: Answer) => getField(answer.body, 'data');
const ask = (userId: number, body: object = { positions: [PositionCode.helper] }, who: Who = 'priya', branchId = 1) =>
  as(who, world, 'inviteHelper', { params: { id: branchId }, query: `?id=${userId}`, body });
const accept = (id: number, userId: number) =>
  asUser(userId, world, 'acceptBranchInvitation', { branchInvitationId: id });
const reject = (id: number, userId: number, body: object = {}) =>
  asUser(userId, world, 'rejectBranchInvitation', { branchInvitationId: id }, body);
const takeBack = (id: number, who: Who = 'priya') =>
  as(who, world, 'cancelBranchInvitation', { params: { branchInvitationId: id } });
const readCounts = async () =>
  getField(getData(await as('dana', world, 'getBranchInvitations', { params: { id: 1 } })), 'counts');
const listTypes = (events: readonly ReceivedEvent[]) =>
  events.map(({ event, data: pushed }) => getField(getField(pushed, 'notification'), 'type') ?? event);

describe('a helper with a request to join', () => {
  it('is notified, accepts, and becomes a member at the offered rate', async () => {
    const helper = world.tables.user.require(first);
    const [own, office] = [collectPushes(world, first), collectPushes(world, 1)];
    const answer = await ask(first, { positions: [PositionCode.helper], hourly_rate: 2650, message: ' Steady work ' });
    expect(getData(answer)).toMatchObject({
      status: InvitationStatus.new,
      hourly_rate: 2650,
      message: 'Steady work',
      invited_by: 'Priya Nair',
      employee_id: null,
      helper: { user_id: first, first_name: helper.first_name, last_initial: helper.last_name.slice(0, 1) },
    });
    expect(JSON.stringify(answer.body)).not.toContain(helper.phone);
    expect(JSON.stringify(answer.body)).not.toContain(helper.last_name);
    const id = Number(getField(getData(answer), 'id'));
    expect(getData(await asUser(first, world, 'getOwnBranchInvitations'))).toMatchObject({
      data: [
        {
          id,
          branch_name: 'Phoenix',
          company_name: 'Copper Mesa Moving Co.',
          invited_by: 'Priya Nair',
          status: InvitationStatus.new,
        },
      ],
    });
    expect((await accept(id, first)).status).toBe(200);
    const member = world.tables.employee.require(memberIn(world, first));
    expect(member).toMatchObject({ employment_type: 'helper', hourly_rate: 2650, status: ActiveStatus.active });
    expect(world.tables.branchInvitation.require(id)).toMatchObject({
      status: InvitationStatus.accepted,
      employee_id: member.id,
    });
    expect(listTypes(own)).toEqual(['branch-invitation-created', 'branch_invitation.new', 'branch-invitation-updated']);
    expect(listTypes(office)).toEqual(['branch_invitation.accepted']);
    const shown = getData(await as('luis', world, 'getEmployee', { params: { employeeId: member.id } }));
    expect(shown).toMatchObject({ last_name: helper.last_name, phone: helper.phone, owns_profile: true });
    expect(findProblems(world)).toEqual([]);
  });

  it('declines, and may still join until they are asked again', async () => {
    const id = await askToJoin(world, first);
    expect((await reject(id, first, { reason: 'too_far' })).status).toBe(200);
    expect(await readCounts()).toEqual({ requested: 0, accepted: 0, rejected: 1, cancelled: 0 });
    const again = await askToJoin(world, first);
    expect((await accept(id, first)).body).toMatchObject({
      message: 'Phoenix invited you again. Answer that invitation.',
    });
    await takeBack(again);
    expect((await accept(again, first)).body).toMatchObject({ message: 'This invitation was withdrawn.' });
    const other = await askToJoin(world, second);
    await reject(other, second);
    expect((await accept(other, second)).status).toBe(200);
    expect(await readCounts()).toEqual({ requested: 0, accepted: 1, rejected: 1, cancelled: 1 });
  });

  it('is not waited for any more when the company takes it back, unless they were faster', async () => {
    const [one, two] = [await askToJoin(world, first), await askToJoin(world, second)];
    expect(getData(await takeBack(one, 'luis'))).toMatchObject({
      status: InvitationStatus.cancelled,
      cancelled_by: 'company',
    });
    await accept(two, second);
    const name = world.tables.user.require(second).first_name;
    expect((await takeBack(two)).body).toMatchObject({
      message: `${name} has already joined.`,
      errors: { code: 'wrong_state' },
    });
  });
});

describe('finding helpers', () => {
  const find = async (query: string, who: Who = 'priya') => {
    const answer = await as(who, world, 'searchHelpersGlobally', { params: { id: 1 }, query });
    return toList(getField(getData(answer), 'data'));
  };
  const ids = (found: unknown[]) => found.map((row) => getField(row, 'user_id'));

  it('is for those who take jobs: who could join before members, best fit first, under guarded names', async () => {
    const found = await find('?per_page=100');
    expect(found).toHaveLength(58);
    const ranks = found.map((row) => {
      const score = Number(getField(getField(row, 'fit'), 'score'));
      return getField(row, 'already_member') === true ? score - 100 : score;
    });
    expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
    expect(ids(found)).not.toContain(8);
    expect(found.filter((row) => getField(row, 'last_name') !== undefined)).toEqual([]);
  });

  it('shows who belongs to the branch, and what became of a request', async () => {
    const id = await askToJoin(world, first);
    const name = world.tables.user.require(first).first_name;
    const row = async () => (await find(`?search=${name}`)).find((each) => getField(each, 'user_id') === first);
    expect(await row()).toMatchObject({ invitation_status: 1, invitation_id: id, already_member: false });
    await accept(id, first);
    const employee_id = memberIn(world, first);
    expect(await row()).toMatchObject({ already_member: true, employee_id, invitation_status: 2 });
    await as('dana', world, 'deleteEmployee', { params: { employeeId: employee_id } });
    expect(await row()).toMatchObject({ already_member: false, employee_id: null, invitation_status: null });
  });
});

it('tabs that are open learn of it: members and requests on the channel of the branch', async () => {
  const pushed: string[] = [];
  const { broadcast } = world.pusher;
  world.pusher.broadcast = (channel, event, payload) => {
    if (channel === 'private-company-branches.1') pushed.push(`${event} ${JSON.stringify(payload)}`);
    broadcast(channel, event, payload);
  };
  const id = await askToJoin(world, first);
  await accept(id, first);
  const employeeId = await addMember(world);
  await as('luis', world, 'changeEmployeeTerms', { params: { employeeId }, body: { status: ActiveStatus.inactive } });
  await as('luis', world, 'deleteEmployee', { params: { employeeId } });
  const joined = memberIn(world, first);
  expect(pushed).toEqual([
    `branch-invitation-created {"id":${id},"branch_id":1,"status":1}`,
    `employee-updated {"employee_id":${joined},"change":"created"}`,
    `branch-invitation-updated {"id":${id},"branch_id":1,"status":2}`,
    `employee-updated {"employee_id":${employeeId},"change":"created"}`,
    `employee-updated {"employee_id":${employeeId},"change":"updated"}`,
    `employee-updated {"employee_id":${employeeId},"change":"removed"}`,
  ]);
});

it('closing an account ends every membership and every open request', async () => {
  await askToJoin(world, 5, { branchId: 2 });
  const members = world.tables.employee.count('branch', 1);
  const body = { password: 'Moving-2026', confirm: 'DELETE' };
  expect((await as('marcus', world, 'deleteAccount', { body })).status).toBe(200);
  expect(world.tables.employee.count('branch', 1)).toBe(members - 1);
  expect(world.tables.branchInvitation.by('branch', 2)).toMatchObject([{ status: InvitationStatus.rejected }]);
  expect(findProblems(world)).toEqual([]);
});
