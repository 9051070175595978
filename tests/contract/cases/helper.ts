import type { OperationId } from '../../../mocks/generated/operations';
import type { World } from '../../../mocks/world';
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
  reportOnMyWay: stepCases('reportOnMyWay'),
  checkIn: stepCases('checkIn'),
  checkOut: {
    ...stepCases('checkOut'),
    200: async (world) => {
      const params = await onMoveDay(world);
      await as('marcus', world, 'checkIn', { params, body: {} });
      return as('marcus', world, 'checkOut', { params, body: {} });
    },
  },
} satisfies Partial<Record<OperationId, Cases>>;

type StepOperation = 'reportOnMyWay' | 'checkIn' | 'checkOut';

/** Marcus on the morning of a job he accepted. */
async function onMoveDay(world: World): Promise<{ invitationId: number }> {
  const { invitationId } = await asked(world);
  await as('marcus', world, 'acceptInvitation', { params: { invitationId } });
  world.clock.travelTo(new Date('2026-11-28T15:00:00Z'));
  return { invitationId };
}

function stepCases(id: StepOperation): Cases {
  return {
    200: async (world) => as('marcus', world, id, { params: await onMoveDay(world), body: { lat: 33.4, lng: -112 } }),
    401: (world) => as('anonymous', world, id, { params: { invitationId: 1 }, body: {} }),
    403: async (world) => as('dana', world, id, { params: await onMoveDay(world), body: {} }),
    404: (world) => as('marcus', world, id, { params: { invitationId: 9999 }, body: {} }),
    409: async (world) => as('marcus', world, id, { params: await asked(world), body: {} }),
    422: async (world) => as('marcus', world, id, { params: await onMoveDay(world), body: { lat: 91 } }),
  };
}
