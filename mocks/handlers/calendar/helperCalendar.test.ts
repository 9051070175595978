// @vitest-environment node
import { beforeEach, expect, it } from 'vitest';
import type { HelperCalendar } from '#generated/model';
import { as, type Who } from '../../../tests/kit/operations';
import { asked, invite, placeOrder } from '../../../tests/kit/orders';
import { getField, testWorld } from '../../../tests/kit/world';
import { castIds } from '../../seed/cast';
import type { World } from '../../world';
import { InvitationStatus, PositionCode } from '#generated/model/codes';

// docs/product.md, "Calendar": a helper's own jobs and invitations.
let world: World;

beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

async function readItems(from: string, to: string, who: Who = 'marcus') {
  const query = `?filter[date_from]=${from}&filter[date_to]=${to}`;
  const { body } = await as(who, world, 'getHelperCalendar', { query });
  return (getField(body, 'data') as HelperCalendar).items;
}

it('the calendar of a helper has invitations with the cities only, and the whole job once accepted', async () => {
  const { orderId, invitationId } = await asked(world);
  const [invitation] = await readItems('2026-11-28', '2026-11-28');
  expect(invitation).toMatchObject({
    order_id: orderId,
    status: InvitationStatus.new,
    title: 'Tempe to Gilbert',
    company_name: 'Copper Mesa Moving Co.',
    branch_name: 'Phoenix',
    pick_up_address: 'Tempe',
    customer_name: '',
    starts_at: '2026-11-28T15:00:00Z',
    ends_at: '2026-11-28T21:30:00Z',
    has_conflict: false,
  });
  expect(invitation?.expires_at).not.toBeNull();
  expect(JSON.stringify(invitation)).not.toMatch(/Rebecca|Hollis|Copperleaf|85281/);
  await as('marcus', world, 'acceptInvitation', { params: { invitationId } });
  expect(await readItems('2026-11-28', '2026-11-28')).toMatchObject([
    {
      status: InvitationStatus.accepted,
      customer_last_name: 'Hollis',
      pick_up_address: '410 W Copperleaf Ave, Tempe, AZ 85281',
      expires_at: null,
    },
  ]);
});

it('the calendar of a helper has a longer job on each of its days and a night job on the next morning, by start', async () => {
  const helpers = { crew_requirements: [{ position: PositionCode.helper, count: 1 }] };
  const ids = [
    await placeOrder(world, { ...helpers, date: '2026-12-01', end_date: '2026-12-03' }),
    await placeOrder(world, { ...helpers, date: '2026-11-30', arrival_window: '20:00 - 21:00', estimated_hours: 8 }),
  ];
  for (const id of ids) await invite(world, id, [castIds.marcus, PositionCode.helper]);
  const listIds = async (from: string, to: string) => (await readItems(from, to)).map(({ order_id }) => order_id);
  expect(await listIds('2026-11-30', '2026-12-03')).toEqual(ids.toReversed());
  expect(await listIds('2026-12-01', '2026-12-01')).toEqual(ids.toReversed());
  expect(await listIds('2026-12-03', '2026-12-03')).toEqual(ids.slice(0, 1));
  expect(await listIds('2026-12-04', '2026-12-04')).toEqual([]);
});
