// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ActiveStatus, UserType } from '#generated/model/codes';
import { createForm } from '../../../tests/kit/operations';
import { formed, placeOrder } from '../../../tests/kit/orders';
import { newToken, openSocket } from '../../../tests/kit/sockets/liveSockets';
import { call, testWorld } from '../../../tests/kit/world';
import { demoPassword } from '../../account/seed/cast';
import type { World } from '../world';
import { branchChannel, orderChannel, userChannel } from './channels';

// 1 Dana is the owner, 2 Priya is office staff, 3 Luis manages Phoenix, 5 Marcus and 6 Sofia are helpers.
const [dana, priya, luis, marcus, sofia] = [1, 2, 3, 5, 6];

const open = () => testWorld({ scenario: 'empty' });

async function as(world: World, userId: number, method: string, path: string, body?: unknown): Promise<number> {
  return (await call(world, method, path, { token: newToken(world, userId), body })).status;
}

describe('a right that ends', () => {
  it('stops the pushes to a person removed from a crew, within the same change', async () => {
    const world = open();
    const { orderId, crew } = await formed(world);
    const [off, stays, office] = [openSocket(world, marcus), openSocket(world, sofia), openSocket(world, priya)];
    expect(await off.join(userChannel(marcus))).toBe(200);
    for (const socket of [off, stays, office]) expect(await socket.join(orderChannel(orderId))).toBe(200);
    const path = `/invitations/${crew.marcus}/cancel-by-company`;
    expect(await as(world, priya, 'POST', path, { reason: 'crew_changed' })).toBe(200);
    expect(off.closes).toEqual([4009]);
    expect([stays.closes, office.closes]).toEqual([[], []]);
    expect(off.received).not.toContain(`orders.${orderId} crew-updated`);
    expect(stays.received).toContain(`orders.${orderId} crew-updated`);
    // They keep their own channel: it receives the news before the connection ends.
    expect(off.received).toContain(`App.Models.User.${marcus} invitation-updated`);
    const again = openSocket(world, marcus);
    expect(await again.join(orderChannel(orderId))).toBe(403);
    expect(await again.join(userChannel(marcus))).toBe(200);
    expect(again.closes).toEqual([]);
  });

  it('stops the pushes to a manager who no longer manages the branch', async () => {
    const world = open();
    const orderId = await placeOrder(world);
    const [off, office] = [openSocket(world, luis), openSocket(world, priya)];
    for (const socket of [off, office]) {
      await socket.join(branchChannel(1));
      await socket.join(`presence-orders.${orderId}`);
    }
    const form = createForm({ manager_ids: '' });
    await call(world, 'POST', '/company-branches/1', { token: newToken(world, dana), form });
    expect([off.closes, office.closes]).toEqual([[4009], []]);
    expect(office.received).toContain(`presence-orders.${orderId} pusher_internal:member_removed`);
  });

  it('stops the pushes to a person who is demoted, suspended or deleted', async () => {
    const world = open();
    const [one, two, three] = [openSocket(world, priya), openSocket(world, luis), openSocket(world, marcus)];
    await one.join(branchChannel(1));
    await two.join(userChannel(luis));
    await three.join(userChannel(marcus));
    world.tables.user.update(priya, { type: UserType.helper, company_id: null });
    expect([one.closes, two.closes, three.closes]).toEqual([[4009], [], []]);
    world.change(() => world.tables.user.update(luis, { status: ActiveStatus.inactive }));
    expect([two.closes, three.closes]).toEqual([[4009], []]);
  });

  it('closes all connections of the person, as Pusher does', async () => {
    const world = open();
    const [one, other] = [openSocket(world, luis), openSocket(world, luis)];
    await one.join(branchChannel(1));
    await other.join(userChannel(luis));
    for (const { id } of world.tables.branchManager.by('user', luis)) world.tables.branchManager.remove(id);
    expect([one.closes, other.closes]).toEqual([[4009], [4009]]);
  });
});

describe('a session that ended on another device', () => {
  it('is notified and closed, and receives nothing else of the change', async () => {
    const world = open();
    const [here, there, other] = [openSocket(world, marcus), openSocket(world, marcus), openSocket(world, sofia)];
    for (const socket of [here, there]) await socket.join(userChannel(marcus));
    await other.join(userChannel(sofia));
    const body = { current_password: demoPassword, password: 'Changed-2026', password_confirmation: 'Changed-2026' };
    expect((await call(world, 'POST', '/auth/update-password', { token: here.token, body })).status).toBe(200);
    expect(there.received).toEqual([`App.Models.User.${marcus} session-revoked`]);
    expect([there.closes, other.closes]).toEqual([[4009], []]);
    // The valid token can connect again, the other one cannot.
    expect(await openSocket(world, marcus, here.token).join(userChannel(marcus))).toBe(200);
    expect(await openSocket(world, marcus, there.token).join(userChannel(marcus))).toBe(401);
  });

  it('ends a socket that only signed in', async () => {
    const world = open();
    const [one, other] = [openSocket(world, marcus), openSocket(world, sofia)];
    expect([await one.signIn(), await other.signIn()]).toEqual([200, 200]);
    world.change(() => world.tables.token.update(one.token, { revoked_at: world.now() }));
    expect([one.closes, other.closes]).toEqual([[4009], []]);
    expect(await openSocket(world, marcus, one.token).signIn()).toBe(401);
  });

  it('is kept by a change that was undone', async () => {
    const world = open();
    const socket = openSocket(world, marcus);
    await socket.join(userChannel(marcus));
    const failing = () => {
      world.tables.token.update(socket.token, { revoked_at: world.now() });
      throw new Error('stop');
    };
    expect(() => world.change(failing)).toThrow('stop');
    expect(socket.closes).toEqual([]);
  });
});

describe('grants', () => {
  it('are kept for open sockets only', async () => {
    const world = open();
    const token = newToken(world, marcus);
    const form = new URLSearchParams({ socket_id: '1.2', channel_name: userChannel(marcus) });
    expect((await call(world, 'POST', '/broadcasting/auth', { token, form })).status).toBe(200);
    expect(world.grants.isEmpty()).toBe(true);
    const socket = openSocket(world, marcus);
    await socket.join(userChannel(marcus));
    expect(world.grants.isEmpty()).toBe(false);
    socket.close();
    expect(world.grants.isEmpty()).toBe(true);
  });
});
