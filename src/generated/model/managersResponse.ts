/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Manager } from './manager';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type ManagersResponse = {
  data: Manager[];
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
