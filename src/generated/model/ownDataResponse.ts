/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { OwnData } from './ownData';
import type { Succeeded } from './succeeded';

export type OwnDataResponse = {
  data: OwnData;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
