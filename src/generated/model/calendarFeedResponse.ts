/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { CalendarFeed } from './calendarFeed';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type CalendarFeedResponse = {
  data: CalendarFeed;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
