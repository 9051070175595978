// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { InvitationStatus, OrderStatus, PositionCode } from '#generated/model/codes';
import { forgetHours } from '../../../tests/kit/helperWorld';
import { as, type Who } from '../../../tests/kit/operations';
import { formed, invite, orderFields, placeOrder } from '../../../tests/kit/orders';
import { getField, testWorld, toList } from '../../../tests/kit/world';
import { castIds } from '../../account/seed/cast';
import type { World } from '../../provider/world';

// docs/product.md, "Edits that touch people" and "Conflicts": moving a job whose crew has accepted, from Saturday.
let world: World;
let orderId: number;

beforeEach(async () => {
  world = testWorld({ scenario: 'empty' });
  forgetHours(world);
  ({ orderId } = await formed(world));
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
});

describe('a move that is taken back', () => {
  const accepted = () =>
    world.tables.invitation.by('order', orderId).filter(({ status }) => status === InvitationStatus.accepted);

  it('keeps everyone who had accepted, and says so before', async () => {
    const before = accepted().map(({ id }) => id);
    await move(sunday);
    expect(accepted()).toEqual([]);
    const affected = toList(getField(getField((await check({})).body, 'data'), 'affected'));
    expect(affected.map((each) => getField(each, 'default'))).toEqual(before.map(() => 'notify'));
    await move({});
    expect(accepted().map(({ id }) => id)).toEqual(before);
    expect(world.tables.order.require(orderId).status).toBe(OrderStatus.formed);
  });

  it('asks again those it does not suit anymore: another job, a lower rate, a refusal', async () => {
    const crew = accepted();
    await move(sunday);
    const [first] = crew;
    world.tables.invitation.update(first?.id ?? 0, { status: InvitationStatus.rejected });
    await move({ offered_rates: { '3': 2000, '4': 3000 } });
    expect(accepted()).toEqual([]);
    await bookMarcus({ date: '2026-11-28' });
    await move({});
    expect(accepted().map(({ user_id }) => user_id)).not.toContain(castIds.marcus);
    expect(accepted().map(({ id }) => id)).not.toContain(first?.id);
  });
});
