/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { FoundHelperPage } from './foundHelperPage';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type FoundHelperPageResponse = {
  data: FoundHelperPage;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
