/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { ServingAreaDetails } from './servingAreaDetails';
import type { Succeeded } from './succeeded';

export type ServingAreaDetailsResponse = {
  data: ServingAreaDetails;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
