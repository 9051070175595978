// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { ActiveStatus, InvitationStatus, PositionCode } from '#generated/model/codes';
import { readCalendarFile } from '../../tests/kit/calendar/calendarApp';
import { createFeed, giveHelperPro } from '../../tests/kit/calendar/feeds';
import { as } from '../../tests/kit/operations';
import { asked, invite, placeOrder } from '../../tests/kit/orders';
import { getField, testWorld } from '../../tests/kit/world';
import { castIds } from '../account/seed/cast';
import type { World } from '../provider/world';

// docs/product.md, "Calendar": who has a feed, what it shows, and when it ends.
let world: World;

beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

async function read(token: string) {
  const { status, body } = await as('anonymous', world, 'readCalendarFeed', { params: { token } });
  return { status, events: status === 200 ? readCalendarFile(String(body)).events : [] };
}

const getStatus = async (token: string) => (await read(token)).status;
const getFeed = async (who: 'dana' | 'marcus') => getField((await as(who, world, 'getCalendarFeed')).body, 'data');
const none = { url: null, created_at: null };

describe('a calendar feed', () => {
  it('is created, changed and ended by its owner; the old address stops immediately', async () => {
    expect(await getFeed('dana')).toEqual(none);
    const first = await createFeed('dana', world);
    expect(await getFeed('dana')).toEqual({
      url: `http://provider.example/api/calendar-feeds/${first}`,
      created_at: world.now(),
    });
    const second = await createFeed('dana', world);
    expect([await getStatus(first), await getStatus(second)]).toEqual([404, 200]);
    await as('dana', world, 'deleteCalendarFeed');
    expect([await getStatus(second), await getFeed('dana')]).toEqual([404, none]);
    expect((await as('dana', world, 'deleteCalendarFeed')).status).toBe(200);
  });

  it('has a secret of more than 128 bits', async () => {
    const token = await createFeed('dana', world);
    expect(token.length * Math.log2(62)).toBeGreaterThan(128);
  });

  it('ends with the account', async () => {
    giveHelperPro(world);
    const token = await createFeed('marcus', world);
    const body = { password: 'Moving-2026', confirm: 'DELETE' };
    expect((await as('marcus', world, 'deleteAccount', { body })).status).toBe(200);
    expect(await getStatus(token)).toBe(404);
    expect(world.tables.calendarFeed.size()).toBe(0);
  });

  it('ends with access to the company', async () => {
    const token = await createFeed('priya', world);
    for (const { id } of world.tables.employee.by('user', castIds.priya))
      world.tables.employee.update(id, { status: ActiveStatus.inactive });
    expect(await getStatus(token)).toBe(404);
  });
});

describe('a calendar feed', () => {
  const place = (change: object = {}) =>
    placeOrder(world, { crew_requirements: [{ position: PositionCode.helper, count: 2 }], ...change });
  it.each([
    ['O', 'Mei O'],
    ['Ōta', 'Mei Ō.'],
    ['\u{1D4D0}na', 'Mei \u{1D4D0}.'],
    ['👩🏽‍🚀', 'Mei 👩🏽‍🚀'],
  ])('writes a customer with the last name %s as %s', async (customer_last_name, customer) => {
    await place({ customer_name: 'Mei', customer_last_name });
    const [event] = (await read(await createFeed('dana', world))).events;
    expect(event?.summary).toContain(`${customer},`);
  });

  const listUids = async (who: 'dana' | 'luis' | 'marcus') =>
    (await read(await createFeed(who, world))).events.map(({ uid, status }) => `${uid.split('@')[0]} ${status}`);

  it('shows a manager also a job of another branch that they work on, as its crew sees it', async () => {
    const id = await place();
    const [invitationId = 0] = await invite(world, id, [castIds.luis, PositionCode.helper]);
    world.tables.order.update(id, { branch_id: 2 });
    expect(await listUids('luis')).toEqual([]);
    world.tables.invitation.update(invitationId, { status: InvitationStatus.accepted });
    expect(await listUids('luis')).toEqual([`order-${id} CONFIRMED`]);
  });

  it('shows a helper accepted jobs, and those they had accepted, without the customer once they are off', async () => {
    giveHelperPro(world);
    const { orderId, invitationId } = await asked(world);
    expect(await listUids('marcus')).toEqual([]);
    await as('marcus', world, 'acceptInvitation', { params: { invitationId } });
    expect(await listUids('marcus')).toEqual([`order-${orderId} CONFIRMED`]);
    const params = { invitationId };
    await as('dana', world, 'cancelInvitationByCompany', { params, body: { reason: 'crew_changed' } });
    const { events } = await read(await createFeed('marcus', world));
    expect(events).toMatchObject([{ status: 'CANCELLED', description: '' }]);
    expect(JSON.stringify(events)).not.toMatch(/Rebecca|Hollis|Copperleaf|6025550142/);
  });
});
