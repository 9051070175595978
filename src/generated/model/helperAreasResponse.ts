/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { HelperAreas } from './helperAreas';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type HelperAreasResponse = {
  data: HelperAreas;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
