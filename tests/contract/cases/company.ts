import type { OperationId } from '../../../mocks/generated/operations';
import { ratingReceived } from '../../../mocks/notifications/events/office';
import type { World } from '../../../mocks/provider/world';
import { branchFields } from '../../kit/bodies';
import { createFile, createPng } from '../../kit/images';
import { as, createForm } from '../../kit/operations';
import { placeOrder } from '../../kit/orders';
import type { Cases } from './cases';

const unknownId = '5f6c8a52-0d6e-4f0f-9a6b-3d1c2b7a9e10';
const phoenix = { branchId: 1 };
const tooLarge = () => new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'logo.png', { type: 'image/png' });

export const companyCases = {
  getBranches: {
    200: (world) => as('dana', world, 'getBranches'),
    403: (world) => as('marcus', world, 'getBranches'),
  },
  createBranch: {
    201: (world) => {
      const avatar = createFile(createPng(100, 100), 'logo.png', 'image/png');
      return as('dana', world, 'createBranch', { form: createForm({ ...branchFields, 'manager_ids[]': 2, avatar }) });
    },
    402: (world) => {
      world.tables.subscription.update(1, { limits: { branches: 3 } });
      return as('dana', world, 'createBranch', { form: createForm(branchFields) });
    },
    403: (world) => as('priya', world, 'createBranch', { form: createForm(branchFields) }),
    413: (world) => as('dana', world, 'createBranch', { form: createForm({ ...branchFields, avatar: tooLarge() }) }),
    415: (world) => {
      const avatar = new File(['GIF89a'], 'logo.gif', { type: 'image/gif' });
      return as('dana', world, 'createBranch', { form: createForm({ ...branchFields, avatar }) });
    },
    422: (world) => as('dana', world, 'createBranch', { form: createForm({ ...branchFields, name: 'phoenix' }) }),
  },
  getBranch: {
    200: (world) => as('luis', world, 'getBranch', { params: { id: 1 } }),
    403: (world) => as('luis', world, 'getBranch', { params: { id: 2 } }),
    404: (world) => as('dana', world, 'getBranch', { params: { id: 4 } }),
  },
  updateBranch: {
    200: (world) =>
      as('luis', world, 'updateBranch', { params: { id: 1 }, form: createForm({ name: 'Phoenix Central' }) }),
    403: (world) => as('luis', world, 'updateBranch', { params: { id: 1 }, form: createForm({ zip: '85001' }) }),
    404: (world) => as('dana', world, 'updateBranch', { params: { id: 5 }, form: createForm({ name: 'X' }) }),
    409: (world) =>
      as('dana', world, 'updateBranch', { params: { id: 1 }, form: createForm({ name: 'X', version: 9 }) }),
    413: (world) => as('dana', world, 'updateBranch', { params: { id: 1 }, form: createForm({ avatar: tooLarge() }) }),
    415: (world) => {
      const avatar = new File(['not a picture'], 'logo.png', { type: 'image/png' });
      return as('dana', world, 'updateBranch', { params: { id: 1 }, form: createForm({ avatar }) });
    },
    422: (world) => as('dana', world, 'updateBranch', { params: { id: 1 }, form: createForm({ name: 'Tucson' }) }),
  },
  deleteBranch: {
    200: (world) => {
      return as('dana', world, 'deleteBranch', { params: { id: 2 }, body: { name: 'Tucson' } });
    },
    403: (world) => as('priya', world, 'deleteBranch', { params: { id: 2 }, body: { name: 'Tucson' } }),
    404: (world) => as('dana', world, 'deleteBranch', { params: { id: 6 }, body: { name: 'Tucson' } }),
    409: async (world) => {
      await placeOrder(world);
      return as('dana', world, 'deleteBranch', { params: { id: 1 }, body: { name: 'Phoenix' } });
    },
    422: (world) => as('dana', world, 'deleteBranch', { params: { id: 2 }, body: { name: 'tucson' } }),
  },
  getCompanySetup: ownerOnly('getCompanySetup'),
  dismissCompanySetup: ownerOnly('dismissCompanySetup'),
  getServingAreas: {
    200: (world) => as('anonymous', world, 'getServingAreas', { query: '?search=te&state=AZ' }),
    422: (world) => as('anonymous', world, 'getServingAreas', { query: '?state=Arizona' }),
  },
  getServingArea: {
    200: (world) => as('anonymous', world, 'getServingArea', { params: { id: 3 } }),
    404: (world) => as('anonymous', world, 'getServingArea', { params: { id: 'tempe' } }),
  },
  getManagers: {
    200: (world) => as('luis', world, 'getManagers'),
    403: (world) => as('marcus', world, 'getManagers'),
  },
  getVehicleTypes: signedIn('getVehicleTypes'),
  getTools: signedIn('getTools'),
  getItemCatalog: signedIn('getItemCatalog'),
  getReasons: signedIn('getReasons'),
  getZipPlaces: {
    200: (world) => as('luis', world, 'getZipPlaces', { query: '?zip=85281' }),
    422: (world) => as('luis', world, 'getZipPlaces', { query: '?zip=8528' }),
  },
  getNotifications: {
    ...feedCases('getNotifications'),
    422: (world) => as('dana', world, 'getNotifications', { params: phoenix, query: '?page=0' }),
  },
  getNotificationsCount: feedCases('getNotificationsCount'),
  getNeedsAction: feedCases('getNeedsAction'),
  markAsRead: {
    ...feedCases('markAsRead', (world) => ({ notification_id: news(world) })),
    404: (world) => as('dana', world, 'markAsRead', { params: phoenix, body: { notification_id: unknownId } }),
    422: (world) => as('dana', world, 'markAsRead', { params: phoenix, body: { ids: [] } }),
  },
  markAllAsRead: feedCases('markAllAsRead'),
  authorizeChannel: {
    200: (world) => as('dana', world, 'authorizeChannel', { form: channelForm('private-App.Models.User.1') }),
    403: (world) => as('dana', world, 'authorizeChannel', { form: channelForm('private-App.Models.User.2') }),
    422: (world) => as('dana', world, 'authorizeChannel', { form: new URLSearchParams({ socket_id: 'x' }) }),
  },
  authenticateUser: {
    200: (world) => as('dana', world, 'authenticateUser', { form: new URLSearchParams({ socket_id: '1234.5678' }) }),
    422: (world) => as('dana', world, 'authenticateUser', { form: new URLSearchParams({ socket_id: 'x' }) }),
  },
} satisfies Partial<Record<OperationId, Cases>>;

type FeedOperation = 'getNotifications' | 'getNeedsAction' | 'getNotificationsCount' | 'markAsRead' | 'markAllAsRead';

function signedIn(id: OperationId): Cases {
  return { 200: (world) => as('marcus', world, id) };
}

function ownerOnly(id: OperationId): Cases {
  return {
    200: (world) => as('dana', world, id),
    403: (world) => as('priya', world, id),
  };
}

function feedCases(id: FeedOperation, bodyOf: (world: World) => unknown = () => undefined): Cases {
  return {
    200: (world) => as('dana', world, id, { params: phoenix, body: bodyOf(world) }),
    403: (world) => as('luis', world, id, { params: { branchId: 2 }, body: bodyOf(world) }),
    404: (world) => as('marcus', world, id, { params: phoenix, body: bodyOf(world) }),
  };
}

/** An activity happens in Phoenix; returns the id of Dana's copy. */
function news(world: World): string {
  const activity = ratingReceived(world.tables.branch.require(1), 'Copper Mesa', { stars: 4.8, count: 12 });
  world.change(() => world.announce({ type: 'activityHappened', branchId: 1, createDraft: () => activity }));
  return world.tables.activity.one('feed', '1/1')?.id ?? '';
}

function channelForm(channel_name: string): URLSearchParams {
  return new URLSearchParams({ socket_id: '1234.5678', channel_name });
}
