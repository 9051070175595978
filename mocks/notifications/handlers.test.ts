// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { as } from '../../tests/kit/operations';
import { asked, orderFields } from '../../tests/kit/orders';
import { call, toList, getField, signIn, testWorld } from '../../tests/kit/world';
import type { World } from '../provider/world';

const dana = 'dana@coppermesa.example';
const getData = (answer: { body: unknown }) => getField(answer.body, 'data');
const feed = (branchId: number, what: string) => `/notifications/branch/${branchId}/${what}`;

async function page(world: World, token: string, branchId: number, query: string) {
  const found = getData(await call(world, 'GET', feed(branchId, `get-notifications?${query}`), { token }));
  const rows = toList(getField(found, 'data')).map((row) => ({ id: String(getField(row, 'id')), row }));
  return { found, rows };
}

describe('a page of activities', () => {
  it('is 15 long, newest first, and one of them is the last', async () => {
    const world = testWorld();
    const token = await signIn(world, dana);
    const first = await page(world, token, 1, '');
    expect(first.found).toMatchObject({ current_page: 1, last_page: 14, per_page: 15, total: 210, from: 1, to: 15 });
    const all: string[] = [];
    for (let number = 1; number <= 14; number += 1) {
      const { rows } = await page(world, token, 1, `page=${number}`);
      all.push(...rows.map(({ row }) => String(getField(row, 'created_at'))));
    }
    expect(all).toEqual(all.toSorted().reverse());
    expect(new Set((await page(world, token, 1, 'page=2')).rows.map(({ id }) => id)).size).toBe(15);
    const beyond = await page(world, token, 1, 'page=15');
    expect(beyond.found).toMatchObject({ data: [], current_page: 15, last_page: 14, total: 210, from: null, to: null });
  });
});

describe('reading an activity', () => {
  it("leaves other people's unread", async () => {
    const world = testWorld();
    await call(world, 'POST', feed(1, 'mark-all-as-read'), { token: await signIn(world, dana) });
    const token = await signIn(world, 'priya@coppermesa.example');
    expect(getData(await call(world, 'GET', feed(1, 'notifications-count'), { token }))).toEqual({
      unread_count: 12,
      unread_total: 15,
    });
  });

  it('does not reach into another feed, and then reads nothing', async () => {
    const world = testWorld();
    const token = await signIn(world, dana);
    const [own] = (await page(world, token, 1, '')).rows;
    const foreign = world.tables.activity.one('feed', '2/1');
    const body = { ids: [own?.id, foreign?.id] };
    expect((await call(world, 'POST', feed(1, 'mark-as-read'), { token, body })).status).toBe(404);
    expect(world.tables.activity.count('unread', '1/1')).toBe(104);
  });
});

describe('a text message', () => {
  it('has the number and a link, and the address only for someone who accepted the job', async () => {
    const world = testWorld({ scenario: 'empty' });
    const { orderId, invitationId } = await asked(world);
    const lastText = () => world.tables.message.all().findLast(({ channel }) => channel === 'sms')?.text;
    const link = `https://app.crewboard.example/helper/job/company/details/${invitationId}`;
    expect(lastText()).toMatch(/^Crewboard: /);
    expect(lastText()).toContain(`#${orderId}`);
    expect(lastText()).toContain(link);
    expect(lastText()).not.toContain('Copperleaf');
    await as('marcus', world, 'acceptInvitation', { params: { invitationId } });
    const { version } = world.tables.order.require(orderId);
    const body = { ...orderFields, version, arrival_window: '09:00 - 10:00' };
    await as('priya', world, 'updateOrder', { params: { orderId }, body });
    expect(lastText()).toContain(`#${orderId}`);
    expect(lastText()).toContain('410 W Copperleaf Ave, Tempe');
    expect(lastText()).toContain(link);
  });
});
