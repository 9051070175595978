// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { createFile, createPng } from '../../../tests/kit/images';
import { as, createForm, type Who } from '../../../tests/kit/operations';
import { invite, orderFields, placeOrder } from '../../../tests/kit/orders';
import { collectPushes } from '../../../tests/kit/sockets/pushes';
import { type Answer, getField, testWorld } from '../../../tests/kit/world';
import { fileWaits } from '../../rules/files/attachments';
import type { World } from '../../world';
import { PositionCode } from '#generated/model/codes';

let world: World;
beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

const getId = ({ body }: Answer) => Number(getField(getField(body, 'data'), 'id'));
const createPhoto = (name = 'door.png') => createForm({ file: createFile(createPng(20, 20), name, 'image/png') });
const send = async (who: Who = 'priya', branch = 1) =>
  getId(await as(who, world, 'uploadOrderFile', { params: { id: branch }, form: createPhoto() }));
const add = (orderId: number) =>
  as('priya', world, 'addAttachment', { params: { orderId }, form: createPhoto('more.png') });
const getOrder = (orderId: number) => world.tables.order.require(orderId);
const listIds = (orderId: number) => getOrder(orderId).attachments.map(({ id }) => id);
const save = (orderId: number, ids?: number[], version = getOrder(orderId).version) =>
  as('priya', world, 'updateOrder', {
    params: { orderId },
    body: { ...orderFields, version, attachment_ids: ids },
  });

describe('the files an order form names', () => {
  it('wait for a new order, and belong to it from then on, in its order and each once', async () => {
    const [one, two] = [await send(), await send('dana')];
    const orderId = await placeOrder(world, { attachment_ids: [two, one, two] });
    expect(listIds(orderId)).toEqual([two, one]);
    expect(world.tables.orderFile.all()).toEqual([]);
  });

  it.each<[string, (own: number, sent: number) => number[] | undefined, (own: number, sent: number) => number[]]>([
    ['left out: as they were', () => undefined, (own) => [own]],
    ['kept and one more', (own, sent) => [own, sent], (own, sent) => [own, sent]],
    ['one for another', (_, sent) => [sent], (_, sent) => [sent]],
    ['none any more', () => [], () => []],
  ])('follow the form of an order that is saved again: %s', async (_, named, expected) => {
    const own = await send();
    const orderId = await placeOrder(world, { attachment_ids: [own] });
    const sent = await send();
    expect((await save(orderId, named(own, sent))).status).toBe(200);
    expect(listIds(orderId)).toEqual(expected(own, sent));
  });

  it.each<[string, () => Promise<number>]>([
    ['unknown', () => Promise.resolve(999)],
    ['of another branch', () => send('dana', 2)],
    ['of another order', async () => getId(await add(await placeOrder(world)))],
    [
      'a day old',
      async () => {
        const old = await send();
        world.clock.advance(fileWaits);
        return old;
      },
    ],
  ])('are refused at their place if one is %s, with whatever else is wrong', async (_, made) => {
    const [gone, good] = [await made(), await send()];
    const refused = await as('priya', world, 'createOrder', {
      params: { id: 1 },
      body: { ...orderFields, pick_up_addresses: [], attachment_ids: [good, gone] },
    });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { 'attachment_ids.1': ['This file is no longer available. Add it again.'] } },
    });
    expect(Object.keys(getField(refused.body, 'errors') ?? {})).toHaveLength(2);
    expect(world.tables.orderFile.has(good)).toBe(true);
  });
});

describe('files that wait', () => {
  it('go a day after they were sent, when the next one comes', async () => {
    const old = await send();
    world.clock.advance(fileWaits - 1000);
    const young = await send();
    expect(world.tables.orderFile.has(old)).toBe(true);
    world.clock.advance(1000);
    const next = await send();
    expect(world.tables.orderFile.all().map(({ id }) => id)).toEqual([young, next]);
  });
});

describe('files that change on the page of an order', () => {
  it('make an open form outdated, and saving it says who changed what', async () => {
    const orderId = await placeOrder(world);
    const added = getId(await add(orderId));
    expect(getOrder(orderId).version).toBe(2);
    expect(await save(orderId, [], 1)).toMatchObject({
      status: 409,
      body: { errors: { code: 'stale_version', conflicts: [{ label: 'attachments', by: 'Priya Nair' }] } },
    });
    await as('priya', world, 'removeAttachment', { params: { orderId, attachmentId: added } });
    expect([getOrder(orderId).version, listIds(orderId)]).toEqual([3, []]);
    const texts = world.tables.orderEvent.by('order', orderId).map(({ text }) => text);
    expect(texts.slice(1)).toEqual(['Priya added more.png', 'Priya removed more.png']);
  });

  it('are told to the crew when they come with a save, too', async () => {
    const orderId = await placeOrder(world);
    await invite(world, orderId, [5, PositionCode.helper]);
    const events = collectPushes(world, 5);
    await save(orderId, [await send()]);
    expect(JSON.stringify(events)).toContain('files');
  });
});
