/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';
import type { ZipPlace } from './zipPlace';

export type ZipPlacesResponse = {
  data: ZipPlace[];
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
