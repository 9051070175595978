/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { HelperCalendar } from './helperCalendar';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type HelperCalendarResponse = {
  data: HelperCalendar;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
