// @vitest-environment node
import { beforeEach, expect, it } from 'vitest';
import type { OrderCapacity } from '#generated/model';
import { InvitationStatus, OrderStatus, PositionCode } from '#generated/model/codes';
import { forgetHours } from '../../../tests/kit/helperWorld';
import { as } from '../../../tests/kit/operations';
import { invite, placeOrder } from '../../../tests/kit/orders';
import { getField, testWorld } from '../../../tests/kit/world';
import { castIds } from '../../seed/cast';
import type { World } from '../../world';

// docs/product.md, "Calendar": how many people a branch needs and has on each day.
let world: World;

beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
  forgetHours(world);
});

async function readHelpers(from: string, to: string) {
  const query = `?filter[date_from]=${from}&filter[date_to]=${to}`;
  const { body } = await as('priya', world, 'getOrderCapacity', { params: { id: 1 }, query });
  const { days } = getField(body, 'data') as OrderCapacity;
  return days.map(({ date, positions }) => {
    const line = positions.find(({ position }) => position === PositionCode.helper);
    return [date.slice(5), line?.needed, line?.booked, line?.free];
  });
}

const alicia = 11;
const twoHelpers = { crew_requirements: [{ position: PositionCode.helper, count: 2 }] };
async function place(change: object, ...accepted: number[]): Promise<number> {
  const id = await placeOrder(world, { ...twoHelpers, ...change });
  for (const userId of accepted) {
    const [invitationId = 0] = await invite(world, id, [userId, PositionCode.helper]);
    world.tables.invitation.update(invitationId, { status: InvitationStatus.accepted });
    world.tables.order.update(id, { status: OrderStatus.partiallyFormed });
  }
  return id;
}

it('the capacity counts each day of a longer job, the days without one, and only open jobs', async () => {
  const [[, , , all = 0] = []] = await readHelpers('2026-11-28', '2026-11-28');
  const free = Number(all);
  await place({ date: '2026-11-28', end_date: '2026-11-29' }, castIds.marcus, castIds.tyrell);
  const other = await place({ date: '2026-11-29' }, alicia);
  expect(await readHelpers('2026-11-27', '2026-11-30')).toEqual([
    ['11-27', 0, 0, free],
    ['11-28', 2, 2, free - 2],
    ['11-29', 4, 3, free - 3],
    ['11-30', 0, 0, free],
  ]);
  await as('priya', world, 'cancelOrder', { params: { orderId: other }, body: { reason: 'weather' } });
  expect(await readHelpers('2026-11-29', '2026-11-29')).toEqual([['11-29', 2, 2, free - 2]]);
});

it('the capacity has at most 63 days, by default a week', async () => {
  const read = async (query: string) => {
    const { body, status } = await as('priya', world, 'getOrderCapacity', { params: { id: 1 }, query });
    return [status, (getField(body, 'data') as OrderCapacity | null)?.days.length];
  };
  expect(await read('')).toEqual([200, 7]);
  expect(await read('?filter[date_from]=2026-11-01&filter[date_to]=2027-01-02')).toEqual([200, 63]);
  expect(await read('?filter[date_from]=2026-11-01&filter[date_to]=2027-01-03')).toEqual([422, undefined]);
});
