import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createBranch,
  deleteBranch,
  getBranches,
  getNotifications,
  http,
  type ProductClient,
  productClient,
} from '../../tests/kit/http/productClient';
import { testWorld } from '../../tests/kit/world';
import type { World } from '../world';
import { hostInNode, type NodeHost } from './node';

// The product's real axios, pusher-js and laravel-echo against a world behind this process's network.

let world: World;
let host: NodeHost;
let client: ProductClient;

beforeEach(() => {
  world = testWorld();
  host = hostInNode(world);
  host.start();
  client = productClient({ apiUrl: '/api', host: 'localhost', port: 3000 });
});

afterEach(() => {
  client.close();
  host.stop();
});

const dana = 'dana@coppermesa.example';

describe('calls', () => {
  it('reach the world, with their queries, bodies and bearer', async () => {
    await client.signIn(dana);
    expect((await getBranches()).map(({ name }) => name)).toContain('Phoenix');
    const page = await getNotifications(1, { page: 2, type: 'unread' });
    expect(page).toMatchObject({ current_page: 2 });
  });

  it('carry forms with files', async () => {
    await client.signIn(dana);
    const { name, avatar_url } = await createBranch({
      name: 'Yuma',
      phone: '9285550100',
      address_line: '1 Main St',
      city: 'Yuma',
      state: 'AZ',
      zip: '85364',
      'serving_area_ids[]': [1, 2],
      avatar: new File([createPng(200, 200)], 'logo.png', { type: 'image/png' }),
    });
    expect([name, avatar_url]).toEqual(['Yuma', expect.stringContaining('data:image/png')]);
  });

  it('carry the body of a DELETE', async () => {
    await client.signIn(dana);
    await expect(deleteBranch(2, { name: 'Tuxon' })).rejects.toMatchObject({ status: 422 });
    await expect(deleteBranch(2, { name: 'Tucson' })).rejects.toMatchObject({ status: 409, code: 'open_orders' });
    for (const { id } of world.tables.order.where(({ branch_id }) => branch_id === 2)) {
      world.tables.order.update(id, { closed_state: 'cancelled', closed_at: world.now() });
    }
    await expect(deleteBranch(2, { name: 'Tucson' })).resolves.toEqual({});
  });

  it('fail as a lost connection does', async () => {
    world.faults.set([{ operation: 'login', kind: 'network' }]);
    await expect(client.signIn(dana)).rejects.toMatchObject({ status: 0 });
  });

  it('reach it by fetch too', async () => {
    const response = await fetch('/api/serving-areas');
    expect(response.status).toBe(200);
  });

  it('to any other address are an error', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(http({ url: '/elsewhere', baseURL: 'http://localhost:3000' })).rejects.toMatchObject({ status: 0 });
    expect(errors).toHaveBeenCalled();
  });

  it('are no longer intercepted when the host has stopped', async () => {
    host.stop();
    const before = XMLHttpRequest;
    host.start();
    expect(XMLHttpRequest).not.toBe(before);
    host.stop();
    expect(XMLHttpRequest).toBe(before);
  });
});

describe('sockets', () => {
  const push = () => world.pusher.broadcast('private-App.Models.User.1', 'session-revoked', {});
  const listen = async () => {
    const received = client.listen('App.Models.User.1');
    await vi.waitFor(() => expect(received).toContain('joined'));
    return received;
  };

  it('reach the world', async () => {
    await client.signIn(dana);
    const received = await listen();
    push();
    await vi.waitFor(() => expect(received).toEqual(['connecting', 'connected', 'joined', 'session-revoked']));
  });

  it('come back after an orderly close and after a cut', async () => {
    await client.signIn(dana);
    const received = await listen();
    for (const code of [4200, 1006]) {
      received.length = 0;
      world.pusher.dropAll(code);
      await vi.waitFor(() => expect(received).toContain('joined'), 5000);
      push();
      await vi.waitFor(() => expect(received).toContain('session-revoked'));
    }
  });

  it('are forgotten when the client leaves, and cut when the host stops', async () => {
    await client.signIn(dana);
    await listen();
    client.close();
    await vi.waitFor(() => expect(world.pusher.socketCount()).toBe(0));
    await listen();
    expect(world.pusher.socketCount()).toBe(1);
    host.stop();
    await vi.waitFor(() => expect(world.pusher.socketCount()).toBe(0));
    host.start();
  });
});

/** The header of a PNG; the world reads nothing else. */
function createPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(24);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}
