import type { OperationId } from '../../../mocks/generated/operations';
import { as } from '../../kit/operations';
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
} satisfies Partial<Record<OperationId, Cases>>;
