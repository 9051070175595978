/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { ServingArea } from './servingArea';
import type { Succeeded } from './succeeded';

export type ServingAreasResponse = {
  data: ServingArea[];
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
