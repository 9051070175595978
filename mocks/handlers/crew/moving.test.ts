// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { castIds } from '../../seed/cast';
import { forgetHours } from '../../../tests/kit/helperWorld';
import { as, type Who } from '../../../tests/kit/operations';
import { formed, type FormedCrew, invite, orderFields, placeOrder } from '../../../tests/kit/orders';
import { getField, testWorld, toList } from '../../../tests/kit/world';
import type { World } from '../../world';
import { InvitationStatus, OrderStatus, PositionCode } from '#generated/model/codes';

// docs/product.md, "Edits that touch people" and "Conflicts": moving a job whose crew has accepted, from Saturday.
let world: World;
let orderId: number;
let crew: FormedCrew;

beforeEach(async () => {
  world = testWorld({ scenario: 'empty' });
  forgetHours(world);
  ({ orderId, crew } = await formed(world));
});

const sunday = { date: '2026-11-29' };
const oneHelper = { crew_requirements: [{ position: PositionCode.helper, count: 1 }] };
const toTimes = (change: object) => {
  const { date, arrival_window, estimated_hours } = orderFields;
  return { date, arrival_window, estimated_hours, ...change };
};

async function move(change: object, who: Who = 'priya') {
  const { version } = world.tables.order.require(orderId);
  const body = { ...orderFields, version, ...change };
  return as(who, world, 'updateOrder', { params: { orderId }, body });
}

const check = (change: object, who: Who = 'priya') =>
  as(who, world, 'checkMove', { params: { orderId }, body: toTimes(change) });

/** A job for one helper that Marcus has accepted. */
async function bookMarcus(change: object): Promise<number> {
  const id = await placeOrder(world, { ...oneHelper, ...change });
  const [invitationId = 0] = await invite(world, id, [castIds.marcus, PositionCode.helper]);
  world.tables.invitation.update(invitationId, { status: InvitationStatus.accepted });
  world.tables.order.update(id, { status: OrderStatus.formed });
  return id;
}

const getStatus = (id: number) => world.tables.invitation.require(id).status;
const getConflicts = (errors: unknown) => toList(getField(errors, 'conflicts'));

describe('a hard conflict at the new time', () => {
  const marcusIsBusy = {
    kind: 'employee',
    label: 'Marcus Reed',
    text: 'Busy 10 AM–4:30 PM',
    starts_at: '2026-11-29T17:00:00Z',
    ends_at: '2026-11-29T23:30:00Z',
    own_starts_at: '2026-11-29T15:00:00Z',
    own_ends_at: '2026-11-29T21:30:00Z',
  };

  it.each([undefined, true, false])('blocks the move, whatever the office chose: %s', async (ask_to_reconfirm) => {
    const other = await bookMarcus({ ...sunday, arrival_window: '10:00 - 11:00' });
    const { employee_id: id } = world.tables.invitation.require(crew.marcus);
    const before = world.tables.order.all();
    const answer = await move({ ...sunday, ask_to_reconfirm });
    expect(answer).toMatchObject({ status: 409, body: { errors: { code: 'hard_conflict' } } });
    expect(getConflicts(getField(answer.body, 'errors'))).toEqual([{ ...marcusIsBusy, id, number: `#${other}` }]);
    expect(world.tables.order.all()).toEqual(before);
    expect(getStatus(crew.marcus)).toBe(InvitationStatus.accepted);
  });

  it('does not say which job it is in another branch or company', async () => {
    for (const branch_id of [2, 4]) {
      const other = await bookMarcus({ ...sunday, arrival_window: '10:00 - 11:00' });
      world.tables.order.update(other, { branch_id });
      const answer = await move(sunday);
      expect(getConflicts(getField(answer.body, 'errors'))[0]).toMatchObject({ ...marcusIsBusy, number: null });
      const checked = getField((await check(sunday)).body, 'data');
      expect(getConflicts(checked)[0]).toMatchObject({ order_id: null, number: null, text: 'Busy 10 AM–4:30 PM' });
      world.tables.order.update(other, { closed_state: 'completed' });
    }
  });

  it('is overridden with a reason by those who may, and the reason is kept', async () => {
    await bookMarcus(sunday);
    const employee_id = world.tables.invitation.require(crew.marcus).employee_id;
    const override = [{ employee_id, reason: 'Agreed on the phone' }];
    expect((await move({ ...sunday, override })).status).toBe(409);
    expect((await move({ ...sunday, override, ask_to_reconfirm: false }, 'dana')).status).toBe(200);
    expect(world.tables.invitation.require(crew.marcus)).toMatchObject({
      status: InvitationStatus.accepted,
      override_reason: 'Agreed on the phone',
    });
  });

  it('does not block when the person is released by the same change, or when no time changes', async () => {
    await bookMarcus(sunday);
    const smaller = {
      crew_requirements: [
        { position: PositionCode.foremanDriver, count: 1 },
        { position: PositionCode.helper, count: 1 },
      ],
      release_invitation_ids: [crew.marcus],
    };
    expect((await move({ ...sunday, ...smaller })).status).toBe(200);
    expect((await move({ ...sunday, ...smaller, release_invitation_ids: [], crew_notes: 'Dogs' })).status).toBe(200);
  });
});

describe('the check of a move', () => {
  it('predicts what the change does, and writes nothing', async () => {
    world.tables.invitation.update(crew.tyrell, { status: InvitationStatus.new });
    const readRows = () => [world.tables.order.all(), world.tables.invitation.all(), world.tables.orderEvent.all()];
    const before = readRows();
    const { body } = await check(sunday);
    expect(readRows()).toEqual(before);
    const affected = toList(getField(getField(body, 'data'), 'affected'));
    expect(affected.map((each) => [getField(each, 'name'), getField(each, 'status')])).toEqual([
      ['Sofia Delgado', 2],
      ['Marcus Reed', 2],
      ['Tyrell Banks', 1],
    ]);
    expect((await move(sunday)).status).toBe(200);
    expect(Object.values(crew).map(getStatus)).toEqual([1, 1, 1]);
  });

  it('warns of a job that is too close, and of no invitation that is not answered', async () => {
    await bookMarcus({ ...sunday, arrival_window: '14:30 - 15:30' });
    const open = await placeOrder(world, { ...oneHelper, ...sunday });
    await invite(world, open, [castIds.tyrell, PositionCode.helper]);
    const checked = getField((await check(sunday)).body, 'data');
    expect(getConflicts(checked)).toMatchObject([{ user_id: castIds.marcus, severity: 'soft' }]);
    expect((await move(sunday)).status).toBe(200);
  });
});
