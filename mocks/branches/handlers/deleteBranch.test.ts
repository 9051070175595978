// @vitest-environment node -- happy-dom loses the empty fields of a form

import { describe, expect, it } from 'vitest';
import { branchFields } from '../../../tests/kit/bodies';
import { happen } from '../../../tests/kit/happenings';
import { createForm, people } from '../../../tests/kit/operations';
import { call, toList, getField, signIn, testWorld } from '../../../tests/kit/world';
import { countUsage } from '../../billing/handlers';
import { getTrackRecord } from '../../crew/rules/ratings';
import { addOrders } from '../../orders/seed/orders';
import type { OrderRow } from '../../provider/store/schema';
import type { World } from '../../provider/world';

// docs/product.md, "Branches": a deleted branch is closed, and its finished work is kept.
const { dana, priya, luis } = people;
const getData = (answer: { body: unknown }) => getField(answer.body, 'data');

/** Dana deletes Phoenix, which has five finished jobs. Returns what it had before. */
async function closePhoenix(prepare: (world: World) => void = () => undefined) {
  const world = testWorld({ scenario: 'empty' });
  happen(world, 1, 'Something happened');
  addOrders(world, world.tables.branch.require(1), { open: [0, 0, 0, 0], history: 5 });
  world.change(() => prepare(world));
  const orders = world.tables.order.by('branch', 1);
  const records = new Map(
    world.tables.user
      .all()
      .map(({ id }) => [
        id,
        getTrackRecord(world.tables, id, { branch_id: 2, readerId: null, now: world.clock.now().getTime() }),
      ]),
  );
  const token = await signIn(world, dana);
  expect((await call(world, 'DELETE', '/company-branches/1', { token, body: { name: 'Phoenix' } })).status).toBe(200);
  return { world, token, orders, before: (userId: number) => records.get(userId) };
}

const getName = (branch: unknown) => getField(branch, 'name');

/** A completed job and the pay of one person who came. */
function findFinishedJob(orders: readonly OrderRow[]) {
  for (const order of orders) {
    const line = order.completion?.lines.find(({ no_show }) => !no_show);
    if (line) return { order, line };
  }
  throw new Error('No job was completed');
}

describe('a deleted branch', () => {
  it('is in no list, no count, and open to no one', async () => {
    const { world, token } = await closePhoenix();
    expect(toList(getData(await call(world, 'GET', '/company-branches', { token }))).map(getName)).toEqual([
      'Tucson',
      'Las Vegas',
    ]);
    const me = getData(await call(world, 'POST', '/auth/get-me', { token }));
    expect(getField(getField(me, 'user'), 'branches_count')).toBe(2);
    expect(countUsage(world, world.tables.subscription.require(1))).toMatchObject({ branches: 2 });
    for (const path of ['orders', 'orders/history', 'employees', 'search']) {
      expect((await call(world, 'GET', `/company-branches/1/${path}`, { token })).status, path).toBe(404);
    }
    const form = createForm({ ...branchFields, name: 'phoenix' });
    const name = await call(world, 'POST', '/company-branches', { token, form });
    expect(name.status).toBe(201);
  });

  it('can be read only by the owner, and changed by no one', async () => {
    const { world, token, orders } = await closePhoenix();
    const { order } = findFinishedJob(orders);
    const crew = world.tables.invitation.by('order', order.id).map(({ user_id }) => user_id);
    const others = [priya, luis].filter((email) => !crew.includes(world.tables.user.one('email', email)?.id ?? 0));
    expect(others).toContain(priya);
    for (const email of others) {
      const reader = await signIn(world, email);
      expect((await call(world, 'GET', `/orders/${order.id}`, { token: reader })).status).toBe(404);
    }
    expect(await call(world, 'POST', `/orders/${order.id}/reopen`, { token })).toMatchObject({
      status: 409,
      body: { message: 'This branch was closed.', errors: { code: 'wrong_state' } },
    });
  });

  it('leaves only its finished work and the answered requests to join', async () => {
    const world = testWorld();
    world.change(() => {
      for (const { id, closed_at } of world.tables.order.by('branch', 1)) {
        if (closed_at === null) world.tables.order.remove(id);
      }
    });
    const token = await signIn(world, dana);
    expect(await call(world, 'DELETE', '/company-branches/1', { token, body: { name: 'Phoenix' } })).toMatchObject({
      status: 200,
    });
    const left = Object.entries(world.tables).flatMap(([name, table]) =>
      table.all().some((row) => 'branch_id' in row && row.branch_id === 1) ? [name] : [],
    );
    const kept = ['order', 'invitation', 'offer', 'offerApplication', 'branchInvitation'];
    const forgotten = left.filter((name) => !kept.includes(name));
    expect(forgotten, '`clearBranch` in changeBranch.ts leaves rows of').toEqual([]);
    expect(left).toEqual(kept);
  });
});
