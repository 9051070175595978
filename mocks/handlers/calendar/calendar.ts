import * as generated from '../../generated/handlers/calendar/calendar.msw';
import { implement } from '../../http/implement';
import { createCalendarFeed, deleteCalendarFeed, getCalendarFeed, readCalendarFeed } from './feed';
import { getHelperCalendar } from './helperCalendar';

export const calendarHandlers = implement(generated, {
  getCalendarFeed,
  createCalendarFeed,
  deleteCalendarFeed,
  readCalendarFeed,
  getHelperCalendar,
});
