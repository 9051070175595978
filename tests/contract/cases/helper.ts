import type { OperationId } from '../../../mocks/generated/operations';
import { as } from '../../kit/operations';
import { asked } from '../../kit/orders';
import type { Cases } from './cases';

const hours = { availabilities: [{ weekday: 1, windows: ['07:00 - 18:00'] }] };

export const helperCases = {
  getAvailabilities: {
    200: (world) => as('marcus', world, 'getAvailabilities'),
    401: (world) => as('anonymous', world, 'getAvailabilities'),
    403: (world) => as('dana', world, 'getAvailabilities'),
  },
  updateAvailabilities: {
    200: (world) => as('luis', world, 'updateAvailabilities', { body: hours }),
    401: (world) => as('anonymous', world, 'updateAvailabilities', { body: hours }),
    403: (world) => as('priya', world, 'updateAvailabilities', { body: hours }),
    422: (world) =>
      as('marcus', world, 'updateAvailabilities', { body: { availabilities: [{ weekday: 1, windows: [] }] } }),
  },
  getHelperInvitations: {
    200: async (world) => {
      await asked(world);
      return as('marcus', world, 'getHelperInvitations', { query: '?filter[bucket]=new' });
    },
    401: (world) => as('anonymous', world, 'getHelperInvitations'),
    403: (world) => as('dana', world, 'getHelperInvitations'),
    422: (world) => as('marcus', world, 'getHelperInvitations', { query: '?filter[bucket]=late' }),
  },
  getHelperInvitationCounts: {
    200: (world) => as('luis', world, 'getHelperInvitationCounts'),
    401: (world) => as('anonymous', world, 'getHelperInvitationCounts'),
    403: (world) => as('priya', world, 'getHelperInvitationCounts'),
  },
  getHelperInvitation: {
    200: async (world) => as('marcus', world, 'getHelperInvitation', { params: await asked(world) }),
    401: (world) => as('anonymous', world, 'getHelperInvitation', { params: { invitationId: 1 } }),
    403: async (world) => as('dana', world, 'getHelperInvitation', { params: await asked(world) }),
    404: (world) => as('marcus', world, 'getHelperInvitation', { params: { invitationId: 9999 } }),
  },
} satisfies Partial<Record<OperationId, Cases>>;
