// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { findProblems } from '../../../tests/kit/invariants/invariants';
import { as, type Who } from '../../../tests/kit/operations';
import { invite, placeOrder } from '../../../tests/kit/orders';
import { testWorld } from '../../../tests/kit/world';
import type { World } from '../../world';
import { InvitationStatus, OrderStatus, PositionCode } from '#generated/model/codes';

// docs/product.md, "Crews" and "Invitations": what the office may change of a crew.
let world: World;
let orderId: number;

beforeEach(async () => {
  world = testWorld({ scenario: 'empty' });
  orderId = await placeOrder(world);
});

const [luis, marcus, sofia, tyrell, wade] = [3, 5, 6, 7, 12];
const getEmployeeId = (userId: number) => world.tables.employee.one('user', userId)?.id ?? 0;
const toInvitee = (userId: number, position: PositionCode, hourly_rate = 2400) => ({
  employee_id: getEmployeeId(userId),
  position,
  hourly_rate,
});
const change = (body: object, who: Who = 'priya') => as(who, world, 'editInvitations', { params: { orderId }, body });
const accept = (invitationId: number) => world.change(() => world.tables.invitation.update(invitationId, yes));
const yes = { status: InvitationStatus.accepted, responded_at: '2026-11-21T15:00:00Z' } as const;
const pick = (id: number) => world.tables.invitation.require(id);
const listInvitations = () => world.tables.invitation.by('order', orderId);
const listEvents = () =>
  world.tables.orderEvent.by('order', orderId).map(({ actor_id, text }) => `${actor_id}: ${text}`);

describe('a change of a crew', () => {
  let sofiaIn: number;
  let marcusIn: number;
  let tyrellAsked: number;

  beforeEach(async () => {
    [sofiaIn = 0, marcusIn = 0, tyrellAsked = 0] = await invite(
      world,
      orderId,
      [sofia, PositionCode.foremanDriver],
      [marcus, PositionCode.helper],
      [tyrell, PositionCode.helper],
    );
    accept(sofiaIn);
    accept(marcusIn);
    world.tables.order.update(orderId, { status: OrderStatus.partiallyFormed });
  });

  const update = (invitation_id: number, more: object) => change({ update: [{ invitation_id, ...more }] });

  it.each([
    ['one who accepted is offered more: stays', () => marcusIn, { hourly_rate: 2500 }, 2],
    ['one who accepted is offered less: asked again', () => marcusIn, { hourly_rate: 2300 }, 1],
    ['one who accepted, another place: asked again', () => sofiaIn, { position: PositionCode.helper }, 1],
    ['one not yet answered is offered less: still the same question', () => tyrellAsked, { hourly_rate: 2300 }, 1],
  ])('%s', async (_name, id, more, status) => {
    expect((await update(id(), more)).status).toBe(200);
    expect(pick(id())).toMatchObject({ status, ...more });
    expect(findProblems(world)).toEqual([]);
  });

  it('cancels one and asks another in their place in one step, and the history says who did it', async () => {
    const cancel = [{ invitation_id: sofiaIn, reason: 'crew_changed' }];
    expect((await change({ cancel, add: [toInvitee(luis, PositionCode.foremanDriver, 3400)] })).status).toBe(200);
    expect(pick(sofiaIn)).toMatchObject({
      status: InvitationStatus.cancelled,
      reason: 'crew_changed',
      cancelled_by: 'company',
    });
    expect(listInvitations().at(-1)).toMatchObject({
      user_id: luis,
      status: InvitationStatus.new,
      position: PositionCode.foremanDriver,
    });
    expect(listEvents().slice(-2)).toEqual(['2: Sofia Delgado was removed', '2: Priya invited 1 person']);
    expect(world.tables.order.require(orderId).status).toBe(OrderStatus.partiallyFormed);
  });

  it('is all or nothing', async () => {
    const cancel = [{ invitation_id: sofiaIn, reason: 'crew_changed' }];
    expect((await change({ cancel, add: [toInvitee(wade, PositionCode.foremanDriver)] })).status).toBe(422);
    expect([pick(sofiaIn).status, listInvitations()]).toMatchObject([InvitationStatus.accepted, { length: 3 }]);
  });
});
