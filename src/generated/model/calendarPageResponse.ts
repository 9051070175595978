/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { CalendarPage } from './calendarPage';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type CalendarPageResponse = {
  data: CalendarPage;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
