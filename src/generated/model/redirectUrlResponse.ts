/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { RedirectUrl } from './redirectUrl';
import type { Succeeded } from './succeeded';

export type RedirectUrlResponse = {
  data: RedirectUrl;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
