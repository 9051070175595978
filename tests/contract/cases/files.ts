import type { OperationId } from '../../../mocks/generated/operations';
import type { World } from '../../../mocks/provider/world';
import { createFile, createPng } from '../../kit/images';
import { as, createForm, type Who } from '../../kit/operations';
import { placeOrder } from '../../kit/orders';
import type { Answer } from '../../kit/world';
import type { Cases } from './cases';

export const fileCases = {
  addAttachment: {
    201: (world) => attach(world, 'luis'),
    403: (world) => attach(world, 'hank'),
    404: (world) => attach(world, 'marcus'),
    409: async (world) => {
      const orderId = await placeOrder(world);
      world.tables.order.update(orderId, { closed_state: 'cancelled' });
      return attach(world, 'dana', photo(), orderId);
    },
    413: (world) => attach(world, 'dana', new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'film.png')),
    415: (world) => attach(world, 'dana', new File(['GIF89a'], 'door.gif', { type: 'image/gif' })),
    422: async (world) => {
      const orderId = await placeOrder(world);
      for (let file = 0; file < 10; file += 1) await attach(world, 'dana', photo(), orderId);
      return attach(world, 'dana', photo(), orderId);
    },
  },
  removeAttachment: {
    200: (world) => detach(world, 'luis'),
    403: (world) => detach(world, 'hank'),
    404: async (world) =>
      as('dana', world, 'removeAttachment', { params: { orderId: await placeOrder(world), attachmentId: 9 } }),
    409: async (world) => {
      const orderId = await placeOrder(world);
      world.tables.order.update(orderId, { closed_state: 'completed' });
      return as('dana', world, 'removeAttachment', { params: { orderId, attachmentId: 1 } });
    },
  },
  uploadOrderFile: {
    201: (world) => send(world, 'luis'),
    403: (world) => send(world, 'hank'),
    404: (world) => send(world, 'dana', photo(), 99),
    413: (world) => send(world, 'dana', new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'film.png')),
    415: (world) => send(world, 'dana', new File(['GIF89a'], 'door.gif', { type: 'image/gif' })),
    422: (world) => as('dana', world, 'uploadOrderFile', { params: { id: 1 }, form: createForm({ note: 'no file' }) }),
  },
} satisfies Partial<Record<OperationId, Cases>>;

const photo = () => createFile(createPng(20, 20), 'door.png', 'image/png');

async function attach(world: World, who: Who, file = photo(), orderId?: number): Promise<Answer> {
  const params = { orderId: orderId ?? (await placeOrder(world)) };
  return as(who, world, 'addAttachment', { params, form: createForm({ file }) });
}

async function detach(world: World, who: Who): Promise<Answer> {
  const orderId = await placeOrder(world);
  await attach(world, 'dana', photo(), orderId);
  const [file] = world.tables.order.require(orderId).attachments;
  return as(who, world, 'removeAttachment', { params: { orderId, attachmentId: file?.id ?? 0 } });
}

function send(world: World, who: Who, file = photo(), branchId = 1): Promise<Answer> {
  return as(who, world, 'uploadOrderFile', { params: { id: branchId }, form: createForm({ file }) });
}
