/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { OutsourceMonth } from './outsourceMonth';
import type { Succeeded } from './succeeded';

export type OutsourceMonthsResponse = {
  data: OutsourceMonth[];
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
