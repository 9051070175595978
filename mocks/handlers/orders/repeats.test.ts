// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import type { OperationId } from '../../generated/operations';
import { operations } from '../../generated/operations';
import { invite, orderFields, placeOrder } from '../../../tests/kit/orders';
import { call, signIn, testWorld } from '../../../tests/kit/world';
import type { World } from '../../world';
import { InvitationStatus, OrderStatus, PositionCode } from '../../../src/generated/model/codes';

// docs/product.md, "Values": a call that is repeated because its answer was lost takes effect once.
let world: World;
let orderId: number;
let invitationId: number;

beforeEach(async () => {
  world = testWorld({ scenario: 'empty' });
  orderId = await placeOrder(world, { crew_requirements: [{ position: PositionCode.helper, count: 2 }] });
  [invitationId = 0] = await invite(world, orderId, [5, PositionCode.helper]);
});

const accept = () =>
  world.change(() => world.tables.invitation.update(invitationId, { status: InvitationStatus.accepted }));
const begun = () => {
  accept();
  world.tables.order.update(orderId, { status: OrderStatus.partiallyFormed });
  world.clock.travelTo(new Date('2026-11-28T23:00:00Z'));
};
const employee = (userId: number) => ({
  employee_id: world.tables.employee.one('user', userId)?.id,
  position: PositionCode.helper,
  hourly_rate: 2400,
});
const times = { actual_start_at: '2026-11-28T15:20:00Z', actual_end_at: '2026-11-28T22:35:00Z' };

type Row = { id: OperationId; who?: string; before?: () => void; body?: () => unknown };
const rows: Row[] = [
  { id: 'createOrder', body: () => orderFields },
  {
    id: 'updateOrder',
    body: () => ({ ...orderFields, version: 1, crew_requirements: [{ position: PositionCode.helper, count: 2 }] }),
  },
  { id: 'inviteEmployee', body: () => ({ employees: [employee(11)] }) },
  {
    id: 'editInvitations',
    body: () => ({ add: [employee(11)], cancel: [{ invitation_id: invitationId, reason: 'mistake' }] }),
  },
  { id: 'cancelOrder', body: () => ({ reason: 'weather' }) },
  {
    id: 'completeOrder',
    before: begun,
    body: () => ({ ...times, crew: [{ invitation_id: invitationId, hours: 6, hourly_rate: 2400 }] }),
  },
  { id: 'acceptInvitation', who: 'marcus@helpers.example' },
  { id: 'rejectInvitation', who: 'marcus@helpers.example', body: () => ({ reason: 'too_far' }) },
  { id: 'cancelInvitationByHelper', who: 'marcus@helpers.example', before: accept, body: () => ({ reason: 'sick' }) },
  { id: 'cancelInvitationByCompany', body: () => ({ reason: 'mistake' }) },
];

describe('sent again under its key', () => {
  it.each(rows)('$id is answered as before and changes nothing more', async ({ id, who, before, body }) => {
    const token = await signIn(world, who ?? 'priya@coppermesa.example');
    before?.();
    const ids = { id: 1, orderId, invitationId };
    const path = operations[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(Reflect.get(ids, name)));
    const options = { token, body: body?.(), headers: { 'Idempotency-Key': 'the-same-key' } };
    const first = await call(world, operations[id].method, path, options);
    expect(first.status).toBeLessThan(300);
    const after = world.db.hash();
    const again = await call(world, operations[id].method, path, options);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(world.db.hash()).toBe(after);
    // Without the key the result would differ.
    const withoutKey = await call(world, operations[id].method, path, { token, body: options.body });
    expect(withoutKey.status === first.status ? world.db.hash() : '').not.toBe(after);
  });
});
