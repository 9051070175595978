import { PositionCode } from '#generated/model/codes';
import { planIds } from '../../../mocks/billing/rules/plans';
import type { OperationId } from '../../../mocks/generated/operations';
import type { World } from '../../../mocks/provider/world';
import { giveHelperPro } from '../../kit/calendar/feeds';
import { applied, applyAsMarcus, hired, offered, type Offered, offerFields, publish } from '../../kit/offers';
import { as, type Who } from '../../kit/operations';
import { placeOrder } from '../../kit/orders';
import type { Answer } from '../../kit/world';
import type { Case, Cases } from './cases';

const branch = '?branch_id=1';
const dayMs = 86_400_000;

export const outsourceCases = {
  getOffers: {
    200: (world) => list(world, 'priya', branch),
    403: (world) => list(world, 'hank', branch),
    404: (world) => list(world, 'dana', '?branch_id=4'),
    422: (world) => list(world, 'dana', `${branch}&filter[status]=9`),
  },
  createOffer: {
    201: async (world) => publish(world, { order_id: await placeHelpers(world) }),
    402: async (world) => {
      const orderId = await placeHelpers(world);
      world.tables.subscription.update(1, { limits: { offers: 0 } });
      return publish(world, { order_id: orderId });
    },
    403: (world) => as('hank', world, 'createOffer', { query: branch, body: { ...offerFields, order_id: 1021 } }),
    404: (world) => publish(world, { order_id: 999 }),
    409: async (world) => publish(world, { order_id: (await offered(world)).orderId }),
    422: (world) => publish(world, {}),
  },
  matchHelpers: {
    200: async (world) => match(world, 'priya', { order_id: await placeHelpers(world) }),
    402: async (world) => {
      const orderId = await placeHelpers(world);
      world.tables.subscription.update(1, { plan_id: planIds.starter });
      return match(world, 'priya', { order_id: orderId });
    },
    403: async (world) => match(world, 'hank', { order_id: await placeHelpers(world) }),
    404: (world) => match(world, 'priya', { order_id: 999 }),
    409: async (world) => {
      const orderId = await placeHelpers(world);
      world.clock.advance(20 * dayMs);
      return match(world, 'priya', { order_id: orderId });
    },
    422: (world) => match(world, 'priya', {}),
  },
  getOutsourceNumbers: {
    200: (world) => as('dana', world, 'getOutsourceNumbers'),
    403: (world) => as('marcus', world, 'getOutsourceNumbers'),
    404: (world) => as('dana', world, 'getOutsourceNumbers', { query: '?branch_id=4' }),
    422: (world) => as('dana', world, 'getOutsourceNumbers', { query: '?branch_id=x' }),
  },
  getOffer: ofOffer('getOffer'),
  updateOffer: {
    ...ofOffer('updateOffer', { version: 1, message: 'Bring gloves' }),
    409: (world) => callOffer(world, 'priya', 'updateOffer', { version: 7 }),
    422: (world) => callOffer(world, 'priya', 'updateOffer', {}),
  },
  deleteOffer: {
    ...ofOffer('deleteOffer'),
    409: async (world) => as('priya', world, 'deleteOffer', { params: await hired(world) }),
  },
  closeOffer: {
    ...ofOffer('closeOffer'),
    409: async (world) => {
      const params = await offered(world);
      await as('priya', world, 'closeOffer', { params });
      return as('priya', world, 'closeOffer', { params });
    },
  },
  repeatOffer: {
    201: (world) => repeat(world, 'priya', {}),
    402: (world) =>
      repeat(world, 'priya', {}, () => void world.tables.subscription.update(1, { limits: { offers: 0 } })),
    403: (world) => repeat(world, 'hank', {}),
    404: (world) => as('priya', world, 'repeatOffer', { params: { offerId: 999 }, body: {} }),
    409: (world) => callOffer(world, 'priya', 'repeatOffer', {}),
    422: (world) => repeat(world, 'priya', { apply_by: '2026-11-01T00:00:00Z' }),
  },
  getOfferApplications: {
    ...ofOffer('getOfferApplications'),
    422: async (world) =>
      as('priya', world, 'getOfferApplications', { params: await offered(world), query: '?filter[status]=7' }),
  },
  answerApplications: {
    200: (world) => answer(world, 'priya'),
    403: (world) => answer(world, 'hank'),
    404: (world) => as('priya', world, 'answerApplications', { params: { offerId: 999 }, body: { accept: [1] } }),
    409: async (world) => {
      const params = await applied(world);
      await as('priya', world, 'closeOffer', { params });
      return as('priya', world, 'answerApplications', { params, body: { accept: [params.applicationId] } });
    },
    422: async (world) => as('priya', world, 'answerApplications', { params: await applied(world), body: {} }),
  },
  acceptApplication: {
    ...ofApplication('acceptApplication', {}),
    402: async (world) => {
      const params = await applied(world);
      world.tables.subscription.update(giveHelperPro(world), { limits: { accepted_jobs: 0 } });
      return as('priya', world, 'acceptApplication', { params, body: {} });
    },
    409: async (world) => as('priya', world, 'acceptApplication', { params: await hired(world), body: {} }),
    410: async (world) => {
      const params = await applied(world);
      await as('priya', world, 'closeOffer', { params });
      return as('priya', world, 'acceptApplication', { params, body: {} });
    },
    422: async (world) =>
      as('priya', world, 'acceptApplication', { params: await applied(world), body: { override_reason: '' } }),
  },
  rejectApplication: {
    ...ofApplication('rejectApplication', {}),
    409: async (world) => as('priya', world, 'rejectApplication', { params: await hired(world), body: {} }),
    422: async (world) =>
      as('priya', world, 'rejectApplication', { params: await applied(world), body: { reason: 'name' } }),
  },
  cancelApplication: {
    ...ofApplication('cancelApplication', { reason: 'crew_changed' }),
    409: async (world) => {
      const params = await offered(world);
      return as('priya', world, 'cancelApplication', { params, body: { reason: 'mistake' } });
    },
    422: async (world) => as('priya', world, 'cancelApplication', { params: await hired(world), body: {} }),
  },
  getHelperOffers: {
    200: (world) => as('marcus', world, 'getHelperOffers'),
    403: (world) => as('dana', world, 'getHelperOffers'),
    422: (world) => as('marcus', world, 'getHelperOffers', { query: '?filter[bucket]=all' }),
  },
  getHelperOfferCounts: {
    200: (world) => as('marcus', world, 'getHelperOfferCounts'),
    403: (world) => as('dana', world, 'getHelperOfferCounts'),
  },
  getHelperOffer: ofHelper('getHelperOffer'),
  applyForOffer: {
    ...ofHelper('applyForOffer', { position: PositionCode.helper }),
    402: async (world) => {
      const { offerId } = await offered(world);
      world.tables.subscription.update(giveHelperPro(world), { limits: { accepted_jobs: 0 } });
      return applyAsMarcus(world, offerId);
    },
    409: async (world) => applyAsMarcus(world, (await applied(world)).offerId),
    410: async (world) => {
      const { offerId } = await offered(world);
      world.clock.advance(dayMs);
      return applyAsMarcus(world, offerId);
    },
    422: async (world) =>
      applyAsMarcus(world, (await offered(world)).offerId, { position: PositionCode.foremanDriver }),
  },
  passOffer: {
    ...ofHelper('passOffer', { reason: 'too_far' }),
    409: async (world) => as('marcus', world, 'passOffer', { params: await applied(world), body: {} }),
    410: async (world) => {
      const params = await offered(world);
      await as('priya', world, 'closeOffer', { params });
      return as('marcus', world, 'passOffer', { params, body: {} });
    },
    422: async (world) => as('marcus', world, 'passOffer', { params: await offered(world), body: { reason: 'bored' } }),
  },
  withdrawApplication: {
    ...ofHelper('withdrawApplication', {}, applied),
    409: async (world) => as('marcus', world, 'withdrawApplication', { params: await offered(world), body: {} }),
    422: async (world) => as('marcus', world, 'withdrawApplication', { params: await hired(world), body: {} }),
  },
} satisfies Partial<Record<OperationId, Cases>>;

const list = (world: World, who: Who, query: string) => as(who, world, 'getOffers', { query });
const match = (world: World, who: Who, body: object) => as(who, world, 'matchHelpers', { body });
const placeHelpers = (world: World) =>
  placeOrder(world, { crew_requirements: [{ position: PositionCode.helper, count: 2 }] });

async function callOffer(world: World, who: Who, id: OperationId, body?: unknown): Promise<Answer> {
  return as(who, world, id, { params: await offered(world), body });
}

/** A call of the office about an offer. */
function ofOffer(id: OperationId, body?: unknown): Cases {
  return {
    200: (world) => callOffer(world, 'priya', id, body),
    403: (world) => callOffer(world, 'hank', id, body),
    404: (world) => as('priya', world, id, { params: { offerId: 999 }, body }),
  };
}

/** A call of the office about an application. */
function ofApplication(id: OperationId, body: unknown): Cases {
  const make =
    (who: Who): Case =>
    async (world) =>
      as(who, world, id, { params: await applied(world), body });
  return {
    200: make('priya'),
    403: make('hank'),
    404: (world) => as('priya', world, id, { params: { applicationId: 999 }, body }),
  };
}

/** A call of a helper about their own offer; the company may not make it. */
function ofHelper(id: OperationId, body?: unknown, start: (world: World) => Promise<Offered> = offered): Cases {
  const make =
    (who: Who): Case =>
    async (world) =>
      as(who, world, id, { params: await start(world), body });
  return {
    200: make('marcus'),
    403: make('dana'),
    404: (world) => as('marcus', world, id, { params: { offerId: 999, applicationId: 999 }, body }),
  };
}

async function repeat(world: World, who: Who, body: object, before = () => undefined as void): Promise<Answer> {
  const params = await offered(world);
  await as('priya', world, 'closeOffer', { params });
  before();
  return as(who, world, 'repeatOffer', { params, body });
}

async function answer(world: World, who: Who): Promise<Answer> {
  const params = await applied(world);
  return as(who, world, 'answerApplications', { params, body: { accept: [params.applicationId] } });
}
