import type { OperationId } from '../../../mocks/generated/operations';
import { createFeed, giveHelperPro } from '../../kit/calendar/feeds';
import { as } from '../../kit/operations';
import type { Cases } from './cases';

const days = '?filter[date_from]=2026-11-20&filter[date_to]=2026-12-20';

export const calendarCases = {
  getCalendarFeed: {
    200: (world) => as('luis', world, 'getCalendarFeed'),
  },
  createCalendarFeed: {
    201: (world) => as('dana', world, 'createCalendarFeed'),
    402: (world) => as('marcus', world, 'createCalendarFeed'),
  },
  deleteCalendarFeed: {
    200: async (world) => {
      await as('dana', world, 'createCalendarFeed');
      return as('dana', world, 'deleteCalendarFeed');
    },
  },
  readCalendarFeed: {
    200: async (world) => {
      giveHelperPro(world);
      const token = await createFeed('marcus', world);
      return as('anonymous', world, 'readCalendarFeed', { params: { token } });
    },
    404: (world) => as('anonymous', world, 'readCalendarFeed', { params: { token: 'x'.repeat(40) } }),
  },
  getHelperCalendar: {
    200: (world) => as('marcus', world, 'getHelperCalendar', { query: days }),
    403: (world) => as('dana', world, 'getHelperCalendar', { query: days }),
    422: (world) => as('marcus', world, 'getHelperCalendar', { query: '?filter[date_from]=soon' }),
  },
} satisfies Partial<Record<OperationId, Cases>>;
