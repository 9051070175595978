import type { OperationId } from '../../../mocks/generated/operations';
import type { World } from '../../../mocks/provider/world';
import { as, type Who } from '../../kit/operations';
import type { Case, Cases } from './cases';

const card = { name: 'Dana Whitfield', number: '4242424242424242', exp: '08/29', cvc: '123' };
const address = {
  name: 'Copper Mesa',
  email: 'office@coppermesa.example',
  address_line: '1 Main St',
  unit: null,
  city: 'Phoenix',
  state: 'AZ',
  zip: '85034',
};
const growth = { plan_id: 2, interval: 'month' };
const lessWork = { reason: 'less_work' };

export const subscriptionCases = {
  getPlans: {
    200: (world) => as('marcus', world, 'getPlans'),
  },
  getSubscription: {
    200: (world) => as('priya', world, 'getSubscription'),
  },
  getPlanLimits: {
    200: (world) => as('luis', world, 'getPlanLimits'),
    403: (world) => as('marcus', world, 'getPlanLimits'),
  },
  previewPlan: {
    200: (world) => as('priya', world, 'previewPlan', { query: '?plan_id=2&interval=year' }),
    422: (world) => as('dana', world, 'previewPlan', { query: '?plan_id=5&interval=year' }),
  },
  choosePlan: {
    200: changing('dana', 'choosePlan', { plan_id: 3, interval: 'year' }),
    ...refused('choosePlan', growth),
    409: changing('dana', 'choosePlan', { plan_id: 1, interval: 'month' }),
    422: changing('marcus', 'choosePlan', { plan_id: 5, interval: 'month' }),
  },
  cancelSubscription: {
    200: changing('dana', 'cancelSubscription', lessWork),
    ...refused('cancelSubscription', lessWork),
    409: changing('marcus', 'cancelSubscription', lessWork),
    422: changing('dana', 'cancelSubscription', { reason: 'a whim' }),
  },
  resumeSubscription: {
    200: async (world) => {
      await as('dana', world, 'cancelSubscription', { body: lessWork });
      return as('dana', world, 'resumeSubscription');
    },
    ...refused('resumeSubscription'),
    409: changing('dana', 'resumeSubscription'),
  },
  addPaymentMethod: {
    200: changing('dana', 'addPaymentMethod', card),
    ...refused('addPaymentMethod', card),
    422: changing('dana', 'addPaymentMethod', { ...card, number: '4000000000000002' }),
  },
  updateBillingAddress: {
    200: changing('marcus', 'updateBillingAddress', address),
    ...refused('updateBillingAddress', address),
    422: changing('dana', 'updateBillingAddress', { ...address, zip: 'AZ' }),
  },
} satisfies Partial<Record<OperationId, Cases>>;

function changing(who: Who, id: OperationId, body?: unknown): Case {
  return (world: World) => as(who, world, id, { body });
}

function refused(id: OperationId, body?: unknown): Cases {
  return { 403: changing('priya', id, body) };
}
