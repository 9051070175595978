// @vitest-environment node
import { expect, it } from 'vitest';
import { as, type Who } from '../../tests/kit/operations';
import { asked, invite } from '../../tests/kit/orders';
import { type Answer, listOf, memberOf, testWorld } from '../../tests/kit/world';
import type { World } from '../world';

// docs/product.md, "What a helper sees of a job": who sees what of an order. The calls a helper may make of one.
const calls = ['getOrder', 'getOrderCard', 'getOrderDetail'] as const;

async function fresh(): Promise<{ world: World; orderId: number; invitationId: number }> {
  const world = testWorld({ scenario: 'empty' });
  const ids = await asked(world);
  world.tables.order.update(ids.orderId, (row) => ({
    ...{
      office_notes: 'Pays late',
      customer_quote: 138_000,
      crew_notes: 'Dogs',
      customer_email: 'rebecca@example.com',
    },
    // The fixture's customer has the number of the branch.
    customer_primary_phone: '6025550177',
    pick_up_addresses: row.pick_up_addresses.map((stop) => ({ ...stop, access_notes: 'Gate 4471' })),
  }));
  return { world, ...ids };
}

async function texts(world: World, who: Who, orderId: number): Promise<string> {
  const answers: Answer[] = [];
  for (const id of calls) {
    const query = id === 'getOrderDetail' ? '?mover=1&moving_team=1' : '';
    answers.push(await as(who, world, id, { params: { orderId }, query }));
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  return JSON.stringify(answers.map(({ body }) => memberOf(body, 'data')));
}

const secrets = {
  office: ['Pays late', '138000'],
  customer: [
    'Rebecca',
    'Hollis',
    '6025550177',
    'rebecca@example.com',
    '410 W Copperleaf',
    '85281',
    'Gate 4471',
    'Dogs',
  ],
};

it('before accepting a helper sees the towns, and nothing of the customer or the office', async () => {
  const { world, orderId } = await fresh();
  const seen = await texts(world, 'marcus', orderId);
  expect([...secrets.office, ...secrets.customer].filter((secret) => seen.includes(secret))).toEqual([]);
  expect(seen).toContain('Tempe');
});

it('after accepting, the customer, the whole address and the notes for the crew; the office keeps its own', async () => {
  const { world, orderId, invitationId } = await fresh();
  await invite(world, orderId, [7, 3]);
  for (const { id } of world.tables.invitation.by('order', orderId)) {
    world.tables.invitation.update(id, { status: 2, hourly_rate: id === invitationId ? 2400 : 2777 });
  }
  const seen = await texts(world, 'marcus', orderId);
  expect(secrets.customer.filter((secret) => !seen.includes(secret))).toEqual([]);
  expect(secrets.office.filter((secret) => seen.includes(secret))).toEqual([]);
  // What the others earn is theirs.
  expect([seen.includes('2400'), seen.includes('2777')]).toEqual([true, false]);
});

it.each([
  ['the office', 'priya', true],
  ['someone who was invited', 'marcus', false],
] as const)('the history of the job: %s', async (_name, who, isShown) => {
  const { world, orderId } = await fresh();
  const answer = await as(who, world, 'getOrderDetail', { params: { orderId } });
  expect(listOf(memberOf(memberOf(answer.body, 'data'), 'timeline')).length > 0).toBe(isShown);
});

it('the office sees everything', async () => {
  const { world, orderId } = await fresh();
  const seen = await texts(world, 'priya', orderId);
  expect([...secrets.office, ...secrets.customer].filter((secret) => !seen.includes(secret))).toEqual([]);
});

it.each(calls)('%s: nobody else', async (id) => {
  const { world, orderId, invitationId } = await fresh();
  world.tables.invitation.update(invitationId, { user_id: 6 });
  expect((await as('marcus', world, id, { params: { orderId } })).status).toBe(404);
  expect((await as('hank', world, id, { params: { orderId } })).status).toBe(403);
});
